import type { Tone } from '@/ui/badge.tsx'
import { StatusTag } from '@/ui/badge.tsx'
import { useOrderWords } from './order-words.ts'

const tones: Partial<Record<string, Tone>> = { open: 'pending', win: 'positive', loss: 'negative' }

/** The result of an order; unknown and draw are neutral. */
export function ResultTag({ result }: { result: string }) {
  const words = useOrderWords()
  return <StatusTag tone={tones[result] ?? 'neutral'}>{words.result(result)}</StatusTag>
}
