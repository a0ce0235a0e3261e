/** They are the same in every language, so that a change of the language keeps the place. */
export const sectionId = (index: number): string => `section-${index + 1}`
