/** Fields of a student that tell something of the person: the audit trail keeps them apart. */
export const PERSONAL_FIELDS = [
  'fname',
  'lname',
  'father',
  'contact',
  'altContact',
  'email',
  'gender',
  'dob',
  'curAddress',
  'perAddress',
  'linkedIn',
  'profile',
  'degree',
  'comYear',
  'university',
] as const
