import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { RefusalReason } from '@/generated/h5.schemas.ts'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import { useNextStep } from '@/shell/use-next-step.ts'
import type { Action } from './use-action.ts'
import { useAction } from './use-action.ts'

/** The field of the contract's forms that a refusal is about, where it is about one. */
const fields: Partial<Record<RefusalReason, string>> = {
  user_name_invalid: 'account',
  account_registered: 'account',
  code_wrong: 'code',
  inviter_invalid: 'invitation_code',
  agreement_required: 'agreement',
  passwords_differ: 'password_confirm',
  login_password_wrong: 'old_password',
  fund_password_wrong: 'old_password',
  name_invalid: 'real_name',
  id_number_invalid: 'id_number',
  id_number_exists: 'id_number',
  price_reached: 'price',
  alert_exists: 'price',
}

/**
 * An action of a form. A refusal that is about one field marks it and moves the focus there; the reason
 * stands beside the button as well where it leads on to another page.
 */
export function useFormAction<Values extends FieldValues, Body, Data>(
  form: UseFormReturn<Values, unknown, Body>,
  send: (body: Body) => Promise<Data>,
): Action<Body, Data> {
  const say = useRefusalMessage()
  const nextStep = useNextStep()
  const { error, ...action } = useAction(send)
  const refusal = error?.kind === 'refused' ? error.refusal : null
  const named = refusal?.reason && fields[refusal.reason]
  const field = named !== undefined && named in form.getValues() ? named : undefined

  const mark = useEffectEvent(() => {
    if (refusal === null || field === undefined) return
    form.setError(field as FieldPath<Values>, { type: 'refused', message: say(refusal) })
    form.setFocus(field as FieldPath<Values>)
  })
  useEffect(() => {
    if (error) mark()
  }, [error])

  const isSaid = field !== undefined && !nextStep(refusal?.reason)
  return { ...action, error: isSaid ? null : error }
}
