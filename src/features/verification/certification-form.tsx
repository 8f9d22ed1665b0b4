import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type * as z from 'zod/mini'
import { serverNow } from '@/api/server-clock.ts'
import { useTypedName } from '@/domain/account/typed-name.ts'
import { DocumentType } from '@/generated/h5.schemas.ts'
import { useSubmitCertification } from '@/generated/verification/verification.ts'
import { common } from '@/i18n/common-messages.ts'
import { countriesIn, countryName } from '@/lib/countries.ts'
import { idNumberEntry } from '@/lib/entries.ts'
import { likelyCountry } from '@/lib/likely-country.ts'
import { nameEntry } from '@/lib/name-entry.ts'
import type { KeptFields } from '@/patterns/form/draft.ts'
import { dropDraft, dropPersonal } from '@/patterns/form/draft.ts'
import { SelectField, TextField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import type { SubmitError } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import type { ContractForm, FormValues } from '@/patterns/form/use-contract-form.ts'
import { useContractForm, useDraft } from '@/patterns/form/use-contract-form.ts'
import { usePressAfter } from '@/patterns/form/use-press-after.ts'
import { UploadField } from '@/patterns/upload/upload-field.tsx'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { FieldGroup } from '@/ui/field-group.tsx'
import { OptionList } from '@/ui/option-list.tsx'
import { Step } from '@/ui/step.tsx'
import type { CertificationSchema } from './certification-rules.ts'
import { certificationSchema, hasBack } from './certification-rules.ts'
import { documentWords } from './certification-words.ts'
import { DocumentOutline } from './document-outline.tsx'

/** What is kept of a half-filled form; photos never are. */
const kept: KeptFields<keyof FormValues<CertificationSchema>> = {
  form: 'certification',
  fields: ['document_country', 'document_type'],
  personal: ['real_name', 'id_number'],
}

interface Photos {
  front: PictureUpload
  back: PictureUpload
}

interface CertificationFormProps extends Photos {
  /** After a rejection. */
  again: boolean
}

/** The steps, in their order. */
const STEPS = ['document', 'person', 'photos'] as const
type StepName = (typeof STEPS)[number]

const fieldsOf = {
  document: ['document_country', 'document_type'],
  person: ['real_name', 'id_number'],
} as const

/** Which document, whose, and its photos: three short steps, one open at a time. */
export function CertificationForm({ front, back, again }: CertificationFormProps) {
  const draft = useDraft(kept)
  const form = useCertificationForm()
  const { control, getValues, setValue, trigger } = form
  const { isDirty } = useFormState({ control })
  const type = useWatch({ control, name: 'document_type' })
  const twoSides = hasBack(type)
  const offline = useOfflineReason()
  const [at, setAt] = useState<StepName>(() => firstOpen(getValues()))
  // Only a step that a press has opened takes the focus.
  const [pressed, setPressed] = useState(false)
  const go = (step: StepName) => {
    setPressed(true)
    setAt(step)
  }
  const { send, pending, error } = useSubmission(form, { front, back }, go)
  const isOfNumber = error !== null && aboutNumber(error)
  const [seen, setSeen] = useState(error)
  if (error !== seen) {
    setSeen(error)
    if (isOfNumber) go('person')
  }
  const { waits, press } = usePressAfter(front.busy || (twoSides && back.busy), () => {
    setValue('front_file_id', front.fileId ?? '')
    setValue('back_file_id', twoSides ? (back.fileId ?? '') : '')
    void send()
  })
  const hasPhotos = front.picture !== null || back.picture !== null

  /** What all steps have; their content is made for the present one alone. */
  function stepAt(name: StepName, content: () => ReactNode) {
    const index = STEPS.indexOf(name)
    const current = STEPS.indexOf(at)
    const number = index + 1
    const place = <FormattedMessage {...common.stepPlace} values={{ number, all: STEPS.length }} />
    const action = (
      <Button variant="quiet" size="sm" onClick={() => go(name)}>
        <FormattedMessage {...common.change} />
      </Button>
    )
    if (index !== current) {
      const state: 'done' | 'upcoming' = index < current ? 'done' : 'upcoming'
      return { number, place, action, state, children: null }
    }
    const opened = content()
    const children = pressed ? <FocusOnMount key={name}>{opened}</FocusOnMount> : opened
    return { number, place, action, state: 'current' as const, children }
  }

  /** One of the first two steps, whose button leads on once its fields are right. */
  const entries = (name: keyof typeof fieldsOf, next: StepName, fields: ReactNode) => (
    <FormBody
      onSubmit={(event) => {
        event.preventDefault()
        void trigger([...fieldsOf[name]], { shouldFocus: true }).then((valid) => {
          if (valid) go(next)
        })
      }}
      pending={false}
      submitError={name === 'person' && isOfNumber ? error : null}
      submitLabel={
        <FormattedMessage
          id="verification.step.continue"
          defaultMessage="Continue"
          description="Button that leads to the next step of the verification."
        />
      }
    >
      <Card>
        <Stack>{fields}</Stack>
      </Card>
    </FormBody>
  )

  return (
    <Section
      heading={
        <FormattedMessage
          id="verification.form.heading"
          defaultMessage="{again, select, true {Submit again} other {Your document}}"
          description="Heading above the form of a verification; again is true after one was declined."
          values={{ again }}
        />
      }
    >
      <LeaveGuard when={(isDirty || hasPhotos) && !pending} onLeave={() => dropPersonal(draft)} />
      <Step
        {...stepAt('document', () => entries('document', 'person', <DocumentFields form={form} />))}
        title={
          <FormattedMessage
            id="verification.step.document"
            defaultMessage="Which document"
            description="Title of the first step of the verification."
          />
        }
        summary={<DocumentSummary form={form} />}
      />
      <Step
        {...stepAt('person', () => entries('person', 'photos', <PersonFields form={form} />))}
        title={
          <FormattedMessage
            id="verification.step.person"
            defaultMessage="Name and number"
            description="Title of the second step of the verification."
          />
        }
        summary={nameEntry.read(getValues('real_name'))}
      />
      <Step
        {...stepAt('photos', () => (
          <FormBody
            onSubmit={(event) => {
              event.preventDefault()
              press()
            }}
            pending={pending || waits}
            submitError={isOfNumber ? null : error}
            disabledReason={offline}
            submitLabel={
              <FormattedMessage
                id="verification.form.submit"
                defaultMessage="Submit for review"
                description="Button that submits the document."
              />
            }
          >
            <Card>
              <PhotoFields form={form} front={front} back={twoSides ? back : null} />
            </Card>
          </FormBody>
        ))}
        title={
          <FormattedMessage
            id="verification.step.photos"
            defaultMessage="Photos"
            description="Title of the third step of the verification."
          />
        }
      />
    </Section>
  )
}

/** The step where a draft ends. */
function firstOpen(values: FormValues<CertificationSchema>): StepName {
  if (values.document_type === '' || values.document_country === '') return 'document'
  return values.real_name === '' || values.id_number === '' ? 'person' : 'photos'
}

/** Whether a refusal is about the number, which is mended in its own step. */
const aboutNumber = (error: SubmitError) =>
  error.kind === 'refused' &&
  (error.refusal.reason === 'id_number_exists' || error.refusal.reason === 'id_number_invalid')

function DocumentSummary({ form: { getValues } }: { form: CertificationFields }) {
  const intl = useIntl()
  const [country, type] = getValues(['document_country', 'document_type'])
  const word = Object.values(DocumentType).find((one) => one === type)
  return [word && intl.formatMessage(documentWords[word]), countryName(country, intl.locale)]
    .filter(Boolean)
    .join(' · ')
}

/** Country and kind of the document. */
function DocumentFields({ form: { control } }: { form: CertificationFields }) {
  const intl = useIntl()
  const countries = useMemo(() => countriesIn(intl.locale), [intl.locale])
  const { field, fieldState } = useController({ control, name: 'document_type' })
  const label = intl.formatMessage({
    id: 'verification.field.type',
    defaultMessage: 'Document',
    description: 'Label of the kind of document.',
  })
  return (
    <>
      <SelectField
        control={control}
        name="document_country"
        label={
          <FormattedMessage
            id="verification.field.country"
            defaultMessage="Country that issued it"
            description="Label of the country of the document."
          />
        }
      >
        <Unchosen />
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <FieldGroup label={label} error={fieldState.error?.message}>
        <div
          // The form moves the focus here when nothing is chosen.
          ref={(box) =>
            field.ref(box && { focus: () => box.querySelector<HTMLInputElement>('input')?.focus() })
          }
        >
          <OptionList
            label={label}
            value={field.value === '' ? null : field.value}
            onChange={field.onChange}
            options={Object.values(DocumentType).map((type) => ({
              value: type,
              label: intl.formatMessage(documentWords[type]),
            }))}
          />
        </div>
      </FieldGroup>
    </>
  )
}

/** Name and number, as they stand on the document. */
function PersonFields({ form: { control } }: { form: CertificationFields }) {
  return (
    <>
      <TextField
        control={control}
        name="real_name"
        autoComplete="name"
        autoCapitalize="words"
        label={<FormattedMessage {...common.realName} />}
        hint={
          <FormattedMessage
            id="verification.field.nameHint"
            defaultMessage="Exactly as on the document. Cards and accounts must be in this name."
            description="Below the name on the document."
          />
        }
      />
      <TextField
        control={control}
        name="id_number"
        autoComplete="off"
        autoCapitalize="characters"
        label={
          <FormattedMessage
            id="verification.field.number"
            defaultMessage="ID number"
            description="Label of the number of the document."
          />
        }
        hint={
          <FormattedMessage
            id="verification.field.numberHint"
            defaultMessage="You can use a number for one account only."
            description="Below the number of the document."
          />
        }
      />
    </>
  )
}

interface PhotoFieldsProps {
  form: CertificationFields
  front: PictureUpload
  /** Null for a document of one side. */
  back: PictureUpload | null
}

/** The photos of the document. */
function PhotoFields({ form: { control }, front, back }: PhotoFieldsProps) {
  return (
    <Stack>
      <UploadField
        control={control}
        name="front_file_id"
        upload={front}
        outline={<DocumentOutline side={back ? 'front' : 'page'} />}
        pastes={back === null}
        label={
          <FormattedMessage
            id="verification.field.front"
            defaultMessage="{back, select, true {Photo of the front} other {Photo of the page with your picture}}"
            description="Label of the photo of the front of a document, or of a passport, which has no back to photograph (other)."
            values={{ back: back !== null }}
          />
        }
        hint={
          <FormattedMessage
            id="verification.field.photoHint"
            defaultMessage="All four corners visible, every word legible, no glare."
            description="What a photo of a document must show."
          />
        }
      />
      {back ? (
        <UploadField
          control={control}
          name="back_file_id"
          upload={back}
          outline={<DocumentOutline side="back" />}
          label={
            <FormattedMessage
              id="verification.field.back"
              defaultMessage="Photo of the back"
              description="Label of the photo of the back of a document."
            />
          }
        />
      ) : null}
    </Stack>
  )
}

function Unchosen() {
  const intl = useIntl()
  return <option value="">{intl.formatMessage(common.pleaseChoose)}</option>
}

const words = defineMessages({
  name: {
    id: 'verification.rule.name',
    defaultMessage: 'Enter the name as on the document, without digits or symbols.',
    description: 'Below a name with characters that no name has.',
  },
  idNumber: {
    id: 'verification.rule.idNumber',
    defaultMessage: "This number doesn't fit the document. Compare every character.",
    description: 'Below a document number of the wrong form or with a wrong check digit.',
  },
  back: {
    id: 'verification.rule.back',
    defaultMessage: 'This document has a back. Photograph it too.',
    description: 'Below the missing photo of the back of a document.',
  },
})

type CertificationFields = ContractForm<CertificationSchema>

/** The form of a document. */
function useCertificationForm(): CertificationFields {
  const intl = useIntl()
  return useContractForm<CertificationSchema>({
    schema: certificationSchema(
      {
        name: intl.formatMessage(words.name),
        idNumber: intl.formatMessage(words.idNumber),
        back: intl.formatMessage(words.back),
      },
      serverNow,
    ),
    defaultValues: {
      real_name: '',
      id_number: '',
      document_country: likelyCountry(intl.locale, navigator.languages) ?? '',
      document_type: '',
      front_file_id: '',
      back_file_id: '',
    },
    entries: { real_name: nameEntry, id_number: idNumberEntry },
    draft: kept,
  })
}

/** Sends the document; afterwards nothing of it stays on the device but the name, in memory. */
function useSubmission(
  form: CertificationFields,
  { front, back }: Photos,
  onWrong: (step: StepName) => void,
) {
  const draft = useDraft(kept)
  const name = useTypedName()
  const queryClient = useQueryClient()
  const { mutateAsync } = useSubmitCertification()
  const { run, pending, error } = useAction((data: z.output<CertificationSchema>) =>
    mutateAsync({ data }),
  )
  const send = form.handleSubmit(
    async (body) => {
      const done = await run(body)
      // Refetch also after a lost answer: the state shows whether it arrived.
      void queryClient.invalidateQueries()
      if (!done) return
      dropDraft(draft)
      name.remember(body.real_name)
      front.remove()
      back.remove()
    },
    (errors) => {
      // A draft may hold what is not right.
      if (errors.document_country || errors.document_type) onWrong('document')
      else if (errors.real_name || errors.id_number) onWrong('person')
    },
  )
  return { send, pending, error }
}
