import { fillFields, fieldByLabel, expectToasts } from './support/forms.ts'
import { uniqueName, PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const INVALID_LINK = 'Enter a web address that starts with http:// or https://.'
const CANNOT_BE_UNDONE = "You won't be able to revert this!"

test('projects: a student adds, changes and deletes them; the admin sees them', FULL_ONLY, async ({ page, office }) => {
  const student = await office.createStudent()
  await office.signInAs('student', student.email, PASSWORD)
  const sidebar = page.getByRole('navigation', { name: 'Main menu' })
  const save = page.getByRole('button', { name: 'Save' })
  const rows = page.getByRole('rowheader')
  const row = page.getByRole('row')
  const getOwn = async () => {
    const { projects } = await office.get<{ projects: { project: string; techUsed: string }[] }>(
      'hr',
      `/api/project/${student._id}`,
    )
    return projects.map(({ project, techUsed }) => [project, techUsed])
  }

  await test.step('the empty list links to the form', async () => {
    await page.goto('/student')
    await sidebar.getByRole('link', { name: 'View Project' }).click()
    await expect(page.getByText('No Records Found')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Add Project' }).last().click()
    await expect(page).toHaveURL(/\/student\/AddProject$/)
  })

  await test.step('an empty form and an invalid link are rejected; a reload keeps the draft', async () => {
    await save.click()
    for (const message of ['Project is required.', 'Technology is required.', 'Description is required.'])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await fillFields(page, {
      'Project link': 'javascript:alert(document.domain)',
      Technology: 'React',
      Description: 'A shop.\nWith a basket.',
    })
    await save.click()
    await expect(fieldByLabel(page, 'Project link')).toHaveAccessibleDescription(new RegExp(INVALID_LINK))
    expect(await getOwn()).toEqual([])
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('What you typed earlier is back. It has not been saved.')).toBeVisible()
    await expect(fieldByLabel(page, 'Description')).toHaveValue('A shop.\nWith a basket.')
  })

  await test.step('a project is added and the list opens', async () => {
    await fillFields(page, { 'Project link': 'https://example.com/shop' })
    await expectToasts(page, ['Project added successfully'], () => save.click())
    await expect(page).toHaveURL(/\/student\/ProjectView$/)
    await expect(row.filter({ hasText: 'example.com/shop' })).toContainText(/React.*A shop\.\s+With a basket\./)
    expect(await getOwn()).toEqual([['https://example.com/shop', 'React']])
  })

  await test.step('the list shows 10 projects, and View More adds 10', async () => {
    for (let n = 1; n <= 11; n++)
      await office.postAs('student', student.email, '/api/project', {
        project: `https://example.com/work-${n}`,
        techUsed: 'Node',
        description: 'A work.',
      })
    await page.reload()
    await expect(rows).toHaveCount(10)
    await page.getByRole('button', { name: 'View More' }).click()
    await expect(rows).toHaveCount(12)
    await expect(page.getByText('12 projects')).toBeVisible()
  })

  await test.step('a project is changed; a blank field is rejected', async () => {
    await page.getByRole('link', { name: 'Edit example.com/work-11' }).click()
    await expect(fieldByLabel(page, 'Project link')).toHaveValue('https://example.com/work-11')
    await expect(sidebar.getByRole('link', { name: 'View Project' })).toHaveAttribute('aria-current', 'page')
    await fillFields(page, { Technology: ' ' })
    await save.click()
    await expect(fieldByLabel(page, 'Technology')).toHaveAccessibleDescription(/Technology is required\./)
    await fillFields(page, { Technology: 'Vue' })
    await expectToasts(page, ['Project updated successfully'], () => save.click())
    await expect(page).toHaveURL(/\/student\/ProjectView$/)
    await expect(row.filter({ hasText: 'example.com/work-11' })).toContainText('Vue')
    expect((await getOwn())[0]).toEqual(['https://example.com/work-11', 'Vue'])
  })

  await test.step('a deletion asks for confirmation', async () => {
    await page.getByRole('button', { name: 'Delete example.com/work-11' }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog).toContainText(CANNOT_BE_UNDONE)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect(await getOwn()).toHaveLength(12)
    await page.getByRole('button', { name: 'Delete example.com/work-11' }).click()
    await expectToasts(page, ['Deleted!', 'Your project has been deleted'], () =>
      dialog.getByRole('button', { name: 'Yes, delete it!' }).click(),
    )
    await expect(row.filter({ hasText: 'example.com/work-11' })).toHaveCount(0)
    expect(await getOwn()).toHaveLength(11)
  })

  await test.step('the admin sees them on the profile', async () => {
    await office.signInAs('admin')
    await page.goto(`/admin/Single-Student-Profile?id=${student._id}`)
    await page.getByRole('link', { name: /^Projects \d+$/ }).click()
    const panel = page.getByRole('region', { name: 'Projects' })
    await expect(panel.getByRole('link', { name: /^example\.com\/work-10/ })).toBeVisible()
    await expect(panel.getByRole('rowheader')).toHaveCount(5)
    await expect(panel.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  })
})

test('projects: another student cannot open the form of a project', FULL_ONLY, async ({ page, office }) => {
  const owner = await office.createStudent()
  const { _id } = await office.postAs<{ _id: string }>('student', owner.email, '/api/project', {
    project: 'https://example.com/shop',
    techUsed: 'React',
    description: 'A shop.',
  })
  await office.signInAs('student', (await office.createStudent()).email, PASSWORD)
  await page.goto(`/student/Edit-Project/${_id}`)
  await expect(page.getByText('This project is not among yours any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the projects' }).click()
  await expect(page.getByText('No Records Found')).toBeVisible()
})

test(
  'portfolio links: a student adds and deletes them; the institute sees them',
  FULL_ONLY,
  async ({ page, office }) => {
    const student = await office.createStudent()
    const link = `https://example.com/${uniqueName('asha').replaceAll(' ', '-')}`
    await office.signInAs('student', student.email, PASSWORD)
    const save = page.getByRole('button', { name: 'Save' })
    const panel = page.getByRole('region', { name: 'Portfolio Links' })

    await test.step('the empty list links to the form', async () => {
      await page.goto('/student')
      await expect(panel).toContainText('No portfolio link available. Add one!')
      await panel.getByRole('link', { name: 'Add Portfolio' }).click()
      await expect(page).toHaveURL(/\/student\/Add-Portfolio$/)
    })

    await test.step('a blank and an invalid link are rejected', async () => {
      await save.click()
      await expect(page.getByText('Portfolio is required.', { exact: true })).toBeVisible()
      await fillFields(page, { 'Portfolio link': 'javascript:alert(1)' })
      await save.click()
      await expect(fieldByLabel(page, 'Portfolio link')).toHaveAccessibleDescription(new RegExp(INVALID_LINK))
    })

    await test.step('a link is added; the profile shows its first 15 characters', async () => {
      await fillFields(page, { 'Portfolio link': link })
      await expectToasts(page, ['Portfolio added successfully'], () => save.click())
      await expect(page).toHaveURL(/\/student$/)
      await expect(panel.getByText('https://example....', { exact: true })).toBeVisible()
      await expect(panel.getByTitle(link, { exact: true })).toBeVisible()
      await expect(panel.getByRole('link', { name: link })).toHaveAttribute('href', link)
    })

    await test.step('HR and the admin see it on the profile', async () => {
      for (const [role, path] of [
        ['hr', '/hr/Student-view'],
        ['admin', '/admin/Single-Student-Profile'],
      ] as const) {
        await office.signInAs(role)
        await page.goto(`${path}?id=${student._id}`)
        await expect(panel.getByTitle(link)).toHaveText('https://example.com/…')
      }
    })

    await test.step('a deletion asks for confirmation', async () => {
      await page.goto('/student')
      await panel.getByRole('button', { name: /^Delete https:\/\/example\.com\// }).click()
      const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
      await expect(dialog).toContainText(CANNOT_BE_UNDONE)
      await expectToasts(page, ['Deleted!', 'Your Portfolio has been deleted.'], () =>
        dialog.getByRole('button', { name: 'Yes, delete it!' }).click(),
      )
      await expect(panel).toContainText('No portfolio link available. Add one!')
      const { total } = await office.get<{ total: number }>('hr', `/api/portfolio/${student._id}`)
      expect(total).toBe(0)
    })
  },
)

test('pending student: sees when links and projects can be added', FULL_ONLY, async ({ page, office }) => {
  const student = await office.createPendingStudent()
  await office.signInAs('student', student.email, PASSWORD)
  const links = 'Links can be added once the institute has approved the registration.'
  const projects = 'Projects can be added once the institute has approved the registration.'
  for (const [path, ...sentences] of [
    ['/student', links, projects],
    ['/student/ProjectView', projects],
    ['/student/AddProject', projects],
    ['/student/Add-Portfolio', links],
  ] as const) {
    await page.goto(path)
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Add P/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  }
})
