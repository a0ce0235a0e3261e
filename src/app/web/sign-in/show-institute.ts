import type { Institute } from '#features/base/institute/contract/institute.contract.ts'
import { readInstituteOfPage } from '#features/base/institute/web/institute-of-page.ts'
import { findPart } from '#features/base/identity/web/sign-in/find-part.ts'
import { setProduct, translatePage } from '#features/base/identity/web/sign-in/sign-in-messages.ts'
import type { PublicCourse } from '#features/domain/courses/contract/courses.contract.ts'
import { formatPhone } from '#shared/contract/phone-number.ts'

const MOST_COURSES = 8

export async function showInstitute(): Promise<void> {
  const institute = readInstituteOfPage() ?? (await load<Institute>('/api/institute'))
  if (isLeft()) return
  showLogo(institute?.logo ?? null)
  if (!institute) return
  const { name, address, phone, selfRegistration, setUp } = institute
  setProduct(name)
  for (const part of document.querySelectorAll('#sign-in .name')) part.textContent = name
  findPart('.address').textContent = address
  findPart('.phone').textContent = phone && formatPhone(phone)
  findPart('.register').hidden = !selfRegistration
  findPart('.not-set-up').hidden = setUp
  showCoursesOnWideScreen()
}

function showLogo(logo: string | null): void {
  if (logo === null) return findPart('.mark svg').removeAttribute('hidden')
  const image = document.createElement('img')
  image.src = logo
  image.alt = ''
  image.decoding = 'sync'
  findPart('.mark').replaceWith(image)
}

/** A phone has no place for them, now or after it was turned. */
function showCoursesOnWideScreen(): void {
  const wide = matchMedia('(width >= 62em)')
  if (wide.matches) void showCourses()
  else wide.addEventListener('change', () => void showCourses(), { once: true })
}

async function showCourses(): Promise<void> {
  const courses = (await load<{ courses: PublicCourse[] }>('/api/course'))?.courses.slice(0, MOST_COURSES) ?? []
  if (isLeft()) return
  const rows = courses.map(({ course, cDuration, cFee }) => {
    const row = document.createElement('tr')
    const name = document.createElement('th')
    name.scope = 'row'
    name.textContent = course
    const duration = document.createElement('td')
    duration.textContent = cDuration
    const fee = document.createElement('td')
    fee.dataset['rupees'] = String(cFee)
    row.append(name, duration, fee)
    return row
  })
  findPart('tbody').replaceChildren(...rows)
  findPart('table').hidden = rows.length === 0
  translatePage()
}

/** The user has signed in meanwhile. */
const isLeft = () => document.querySelector('#sign-in') === null

/** The page works without an answer. */
async function load<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(path)
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
