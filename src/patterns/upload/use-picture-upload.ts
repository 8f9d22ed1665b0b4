import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UploadedFile, UploadPurpose } from '@/generated/h5.schemas.ts'
import { uploadFile } from '@/generated/uploads/uploads.ts'
import type { Turns } from '@/platform/picture-frame.ts'
import { turnedRight } from '@/platform/picture-frame.ts'
import type { OpenPicture, PictureFault } from './picture.ts'
import { encodePicture, openPicture, PictureError } from './picture.ts'
import type { UploadState } from './use-upload.ts'
import { useUpload } from './use-upload.ts'

export interface PictureUpload {
  /** What would be sent, to be looked at, and its size in bytes; null while nothing is chosen. */
  picture: { address: string; bytes: number } | null
  /** A picture is being read, turned or made smaller. */
  preparing: boolean
  /** It is being prepared or sent: what refers to it can wait. */
  busy: boolean
  /** Why the last choice was not taken; the picture before it stays. */
  fault: PictureFault | null
  upload: UploadState<UploadedFile>
  /** The id of the uploaded picture, to which a form refers; null while there is none. */
  fileId: string | null
  /** Takes a file that a person chose. */
  choose: (file: File) => Promise<void>
  /** A quarter turn to the right. */
  turn: () => Promise<void>
  /** Sends what is in sight once more, after an upload that failed or was cancelled. */
  send: () => void
  /** Ends an upload that is under way; the picture stays. */
  cancel: () => void
  remove: () => void
}

/** The picture that was prepared. */
interface Prepared {
  source: OpenPicture
  turns: Turns
  jpeg: Blob
  /** Shows `jpeg`, until it is revoked. */
  address: string
}

/**
 * One picture for one purpose: chosen, made small and sent at once; turned or replaced, it is sent
 * again. Keep it beside the form that refers to it and not inside, so that it outlives the form's place
 * on the page.
 */
export function usePictureUpload(purpose: UploadPurpose): PictureUpload {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const [preparing, setPreparing] = useState(false)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const upload = useUpload((file, options, signal) =>
    uploadFile({ purpose, file }, options, signal),
  )
  // The last choice wins, even if an earlier one finishes later.
  const latest = useRef(0)

  function replace(next: Prepared | null) {
    if (prepared) URL.revokeObjectURL(prepared.address)
    if (prepared && prepared.source !== next?.source) prepared.source.close()
    setPrepared(next)
  }

  async function prepare(open: () => Promise<OpenPicture>, turns: Turns) {
    latest.current += 1
    const mine = latest.current
    setPreparing(true)
    setFault(null)
    let source: OpenPicture | null = null
    try {
      source = await open()
      const jpeg = await encodePicture(source, { turns })
      if (mine !== latest.current) return
      upload.reset()
      replace({ source, turns, jpeg, address: URL.createObjectURL(jpeg) })
      source = null
      void upload.start(jpeg)
    } catch (error) {
      if (mine === latest.current) setFault(faultOf(error))
    } finally {
      // Discard a picture that was superseded.
      if (source !== prepared?.source) source?.close()
      if (mine === latest.current) setPreparing(false)
    }
  }

  const letGo = useEffectEvent(() => {
    latest.current += 1
    if (!prepared) return
    URL.revokeObjectURL(prepared.address)
    prepared.source.close()
  })
  useEffect(() => () => letGo(), [])

  return {
    picture: prepared && { address: prepared.address, bytes: prepared.jpeg.size },
    preparing,
    busy: preparing || upload.state.step === 'sending',
    fault,
    upload: upload.state,
    fileId: upload.state.step === 'done' ? upload.state.result.file_id : null,
    choose: (file) => prepare(() => openPicture(file), 0),
    turn: async () => {
      if (!prepared || preparing) return
      const { source, turns } = prepared
      await prepare(() => Promise.resolve(source), turnedRight(turns))
    },
    send: () => {
      if (prepared) void upload.start(prepared.jpeg)
    },
    cancel: upload.reset,
    remove: () => {
      latest.current += 1
      upload.reset()
      setPreparing(false)
      setFault(null)
      replace(null)
    },
  }
}

/** Bugs are rethrown. */
function faultOf(error: unknown): PictureFault {
  if (error instanceof PictureError) return error.fault
  throw error
}
