export { hashForRegistration, registerStudent } from './register-student.ts'
