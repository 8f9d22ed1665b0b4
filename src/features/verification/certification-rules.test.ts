import { describe, expect, it } from 'vitest'
import { SubmitCertificationBody } from '@/generated/verification/verification.zod.ts'
import { certificationSchema, hasBack } from './certification-rules.ts'

const NOW = 1_795_188_600
const schema = certificationSchema({ name: 'name', idNumber: 'number', back: 'back' }, () => NOW)

const passport = {
  real_name: 'Alex Morgan',
  id_number: 'X123456789',
  document_country: 'US',
  document_type: 'passport',
  front_file_id: 'fi_front-7c1e5a90',
}
const card = {
  ...passport,
  document_country: 'HK',
  document_type: 'id_card',
  id_number: 'A1234563',
  back_file_id: 'fi_back-2d8b4f63',
}

const faults = (body: object) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('the materials of a verification', () => {
  it.each([passport, card])('that pass are taken by the contract: $document_type', (body) => {
    const { data } = schema.safeParse(body)
    expect(data?.real_name).toBe('Alex Morgan')
    expect(SubmitCertificationBody.safeParse(data).error).toBeUndefined()
  })

  it.each([
    ['a digit in the name', { ...passport, real_name: 'Al3x' }, ['real_name', 'name']],
    ['no letter', { ...passport, real_name: '..' }, ['real_name', 'name']],
    ['a wrong check digit', { ...card, id_number: 'A1234564' }, ['id_number', 'number']],
    ['the number of another country', { ...card, document_country: 'TH' }, ['id_number', 'number']],
    ['no back', { ...card, back_file_id: undefined }, ['back_file_id', 'back']],
  ])('%s', (_, body, fault) => {
    expect(faults(body)).toContainEqual(fault)
  })

  it('a passport has one side', () => {
    expect(['passport', 'id_card', 'driving_licence', ''].map(hasBack)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
