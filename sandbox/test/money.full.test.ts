import { test } from 'vitest'
import { tellStories } from './stories.ts'

test('whatever several users do at once, money adds up and each request happens once', async () => {
  await tellStories(1000)
})
