import { Camera, Image as ImageIcon, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode, RefCallback } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { FieldGroup } from '@/ui/field-group.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import type { FocusTarget } from './chosen-picture.tsx'
import { ChosenPicture } from './chosen-picture.tsx'
import type { PictureFault } from './picture.ts'
import { LARGEST_FILE_MB } from './picture.ts'
import styles from './picture-field.module.css'
import type { PictureUpload } from './use-picture-upload.ts'

const faults: Record<PictureFault, MessageDescriptor> = defineMessages({
  empty: {
    id: 'upload.fault.empty',
    defaultMessage: 'This file is empty. Choose another one.',
    description: 'Why a chosen file cannot be uploaded.',
  },
  tooLarge: {
    id: 'upload.fault.tooLarge',
    defaultMessage:
      'This file is larger than {size} MB. Choose a smaller one, or take a screenshot of it.',
    description: 'Why a chosen file cannot be uploaded. size is a number.',
  },
  notPicture: {
    id: 'upload.fault.notPicture',
    defaultMessage: "This file isn't a picture we can use. Choose a JPEG, PNG or WebP picture.",
    description: 'Why a chosen file cannot be uploaded.',
  },
  heif: {
    id: 'upload.fault.heif',
    defaultMessage:
      "Your browser can't read HEIC photos. Take a screenshot of the photo and choose that, or set your camera to JPEG (“Most compatible”).",
    description:
      'Why a photo of an iPhone cannot be uploaded; "Most compatible" is the name of the setting on iPhones.',
  },
  broken: {
    id: 'upload.fault.broken',
    defaultMessage: 'This picture is damaged or incomplete. Choose another one, or take it again.',
    description: 'Why a chosen file cannot be uploaded.',
  },
  unsaved: {
    id: 'upload.fault.unsaved',
    defaultMessage:
      "Your browser couldn't prepare this picture. Choose a smaller one, or use another browser.",
    description: 'Why a chosen file cannot be uploaded: the browser could not draw it anew.',
  },
})

const replaceLabel = (
  <FormattedMessage
    id="upload.field.replace"
    defaultMessage="Replace"
    description="Button that replaces the picture that is chosen already by another one."
  />
)

export interface PictureFieldProps {
  label: ReactNode
  /** What must be on the picture. */
  hint?: ReactNode
  /** A broken rule of the form: nothing was uploaded. */
  error?: string | undefined
  upload: PictureUpload
  /** What the picture must show, drawn; in its place while none is chosen. */
  outline?: ReactNode
  /** One that is pasted anywhere on the page is this one: where it is the only picture. */
  pastes?: boolean
  /** The control that takes the focus when the form finds the picture missing. */
  focusRef?: RefCallback<HTMLButtonElement>
}

/** A picture from the camera or the gallery: uploaded when it is chosen, turned and replaced after. */
export function PictureField({
  label,
  hint,
  error,
  upload,
  outline,
  pastes = false,
  focusRef,
}: PictureFieldProps) {
  const { picture, preparing, fault } = upload
  // The pressed button unmounts with its state; move the focus to its replacement.
  const wanted = useRef<FocusTarget | null>(null)
  const focusOn = (target: FocusTarget) => (element: HTMLElement | null) => {
    if (!element || wanted.current !== target) return
    wanted.current = null
    element.focus()
  }

  function choose(file: File) {
    wanted.current = 'picture'
    void upload.choose(file)
  }

  /** Came by itself, by drop or paste, while another picture is here already: asked about first. */
  const [offered, setOffered] = useState<File | null>(null)

  function take(file: File) {
    if (picture === null && !preparing) choose(file)
    else setOffered((first) => first ?? file)
  }

  usePaste(pastes ? take : null)

  return (
    <FieldGroup
      label={label}
      error={upload.fileId === null ? error : undefined}
      hint={
        <>
          {hint ? <>{hint} </> : null}
          <FormattedMessage
            id="upload.field.rule"
            defaultMessage="Before it leaves your device, we make it smaller and remove place, time and camera data."
            description="Below the ways to choose a picture: what happens to it."
          />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons do the same. */}
      <div
        className={styles.frame}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file) take(file)
        }}
      >
        {picture === null && !preparing ? outline : null}
        {picture ? (
          <ChosenPicture
            upload={upload}
            picture={picture}
            focusOn={focusOn}
            onSend={() => {
              wanted.current = 'done'
              upload.send()
            }}
          />
        ) : null}
        {preparing ? (
          <p role="status" className={styles.line}>
            <Spinner size="sm" />
            <FormattedMessage
              id="upload.field.preparing"
              defaultMessage="Preparing the picture"
              description="While a chosen picture is read and made smaller."
            />
          </p>
        ) : null}
        {fault === null ? null : (
          <Notice tone="danger">
            <FormattedMessage {...faults[fault]} values={{ size: LARGEST_FILE_MB }} />
          </Notice>
        )}
        {upload.upload.step === 'sending' ? null : (
          <Ways
            upload={upload}
            onFile={choose}
            onRemove={() => {
              wanted.current = 'choose'
              upload.remove()
            }}
            chooseRef={(button) => {
              focusRef?.(button)
              focusOn('choose')(button)
            }}
          />
        )}
        {picture === null && pastes ? (
          <p className={styles.desktop}>
            <FormattedMessage
              id="upload.field.drop"
              defaultMessage="On a computer: drop the picture here, or paste it."
              description="Below the ways to choose a picture, shown where there is a mouse."
            />
          </p>
        ) : null}
      </div>
      <ConfirmDialog
        open={offered !== null}
        title={
          <FormattedMessage
            id="upload.replace.title"
            defaultMessage="Replace the picture?"
            description="Heading of the question whether a pasted or dropped picture replaces the one that was chosen before."
          />
        }
        body={
          <FormattedMessage
            id="upload.replace.body"
            defaultMessage="You've already chosen a picture. The new one would replace it."
            description="Below that heading."
          />
        }
        confirmLabel={replaceLabel}
        cancelLabel={
          <FormattedMessage
            id="upload.replace.keep"
            defaultMessage="Keep the first one"
            description="Button that leaves the picture that was chosen before."
          />
        }
        onConfirm={() => {
          setOffered(null)
          if (offered) choose(offered)
        }}
        onCancel={() => setOffered(null)}
      />
    </FieldGroup>
  )
}

/** What a paste belongs to before the page: a field with text, and an open question or sheet. */
const PASTE_TARGETS =
  'input:not([type=radio], [type=checkbox], [type=file]), textarea, [contenteditable], dialog[open]'

/** Takes a picture that is pasted anywhere on the page but into a field; null where none is taken. */
function usePaste(onFile: ((file: File) => void) | null) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(PASTE_TARGETS)) return
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    onFile?.(file)
  })
  const isOn = onFile !== null
  useEffect(() => {
    if (!isOn) return
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [isOn])
}

interface WaysProps {
  upload: PictureUpload
  onFile: (file: File) => void
  onRemove: () => void
  chooseRef: RefCallback<HTMLButtonElement>
}

/** What can be done: turn, take, choose, remove. */
function Ways({ upload, onFile, onRemove, chooseRef }: WaysProps) {
  const { picture } = upload
  return (
    <div className={styles.ways}>
      {picture ? (
        <Button
          size="sm"
          variant="quiet"
          icon={<RotateCw size={18} aria-hidden />}
          pending={upload.preparing}
          onClick={() => void upload.turn()}
        >
          <FormattedMessage
            id="upload.picture.turn"
            defaultMessage="Rotate right"
            description="Button that turns the picture by a quarter to the right."
          />
        </Button>
      ) : null}
      <FileButton
        capture
        quiet={picture !== null}
        icon={<Camera size={20} aria-hidden />}
        onFile={onFile}
        className={styles.camera}
      >
        <FormattedMessage
          id="upload.field.camera"
          defaultMessage="Take a photo"
          description="Button that opens the camera."
        />
      </FileButton>
      <FileButton
        quiet={picture !== null}
        icon={<ImageIcon size={20} aria-hidden />}
        onFile={onFile}
        ref={chooseRef}
      >
        {picture ? (
          replaceLabel
        ) : (
          <FormattedMessage
            id="upload.field.gallery"
            defaultMessage="Choose a picture"
            description="Button that opens the gallery."
          />
        )}
      </FileButton>
      {picture ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        >
          <FormattedMessage
            id="upload.field.remove"
            defaultMessage="Remove"
            description="Button that takes the chosen picture away."
          />
        </Button>
      ) : null}
    </div>
  )
}

/** What the system's own picker offers first. It hands iPhone photos over as JPEG for that. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

interface FileButtonProps {
  /** Asks for the camera instead of the gallery. */
  capture?: boolean
  /** Another way is the next step. */
  quiet: boolean
  icon: ReactNode
  onFile: (file: File) => void
  className?: string
  ref?: RefCallback<HTMLButtonElement>
  children: ReactNode
}

/** A button of the kit in the place of the browser's own, which cannot be translated. */
function FileButton({
  capture = false,
  quiet,
  icon,
  onFile,
  className,
  ref,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        ref={ref}
        variant={quiet ? 'quiet' : 'secondary'}
        size="sm"
        className={className}
        icon={icon}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        capture={capture ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Reset, so that choosing the same file fires a change again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
