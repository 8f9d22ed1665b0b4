import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
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
    ...pages.login,
    title: titles.login,
    load: async () => (await import('./login-screen.tsx')).LoginScreen,
  },
  {
    ...pages.register,
    title: titles.register,
    load: async () => (await import('./register-screen.tsx')).RegisterScreen,
  },
  {
    ...pages.forgotPassword,
    title: titles.forgotPassword,
    load: async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
]
