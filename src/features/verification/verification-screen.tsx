import { NextStep } from '@/domain/account/first-steps.tsx'
import { useGetCertification } from '@/generated/verification/verification.ts'
import { usePictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Stack } from '@/ui/card.tsx'
import { CertificationForm } from './certification-form.tsx'
import { CertificationState } from './certification-state.tsx'

/** Milliseconds until a review that is under way is asked for again. */
const REFETCH_MS = 30_000

/** Real-name verification: how it stands, and the form where materials are taken. */
export function VerificationScreen() {
  // Held above the form, so that uploads survive when the form unmounts.
  const front = usePictureUpload('id_photo')
  const back = usePictureUpload('id_photo')
  const query = useGetCertification({
    query: {
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'under_review' ? REFETCH_MS : false,
    },
  })
  return (
    <Page>
      <QueryBoundary query={query} loading={<Loading count={5} />}>
        {(certification) => (
          <Stack>
            <CertificationState certification={certification} />
            {certification.can_submit ? null : <NextStep after="realName" />}
            {certification.can_submit ? (
              <CertificationForm
                front={front}
                back={back}
                again={certification.state === 'rejected'}
              />
            ) : null}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}
