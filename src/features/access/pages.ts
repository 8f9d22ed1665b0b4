import { defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  forgotPassword: {
    id: 'app.title.forgotPassword',
    defaultMessage: 'Forgot password',
    description: 'Title of the page where a forgotten password is replaced.',
  },
})

export const accessPages: readonly PageDefinition[] = [
  {
    ...pages.login,
    title: common.loginTitle,
    load: async () => (await import('./login-screen.tsx')).LoginScreen,
  },
  {
    ...pages.register,
    title: common.registerTitle,
    load: async () => (await import('./register-screen.tsx')).RegisterScreen,
  },
  {
    ...pages.forgotPassword,
    title: titles.forgotPassword,
    load: async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
]
