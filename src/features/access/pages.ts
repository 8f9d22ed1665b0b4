import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  login: {
    id: 'app.title.login',
    defaultMessage: 'Log in',
    description: 'Title of the login page.',
  },
  register: {
    id: 'app.title.register',
    defaultMessage: 'Register',
    description: 'Title of the registration page.',
  },
  forgotPassword: {
    id: 'app.title.forgotPassword',
    defaultMessage: 'Forgot password',
    description: 'Title of the page where a forgotten password is replaced.',
  },
})

export const accessPages: readonly PageDefinition[] = [
  {
    path: paths.login,
    title: titles.login,
    bar: 'custom',
    access: 'public',
    load: async () => (await import('./login-screen.tsx')).LoginScreen,
  },
  {
    path: paths.register,
    title: titles.register,
    bar: 'custom',
    access: 'public',
    load: async () => (await import('./register-screen.tsx')).RegisterScreen,
  },
  {
    path: paths.forgotPassword,
    title: titles.forgotPassword,
    bar: 'custom',
    access: 'public',
    load: async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
]
