import type { OperationId } from '../../sandbox/generated/operations.ts'
import { NotReachable } from '../client/client.ts'
import { newPicture } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { lawList } from './law.ts'
import { BESIDE, isTurned, noPictures, photo, pictures, tellingWebp } from './pictures.ts'
import type { Scene } from './scene.ts'

const law = lawList()
/** A picture is kept as one, without what else is in the file, for whoever has its address. */
export const fileLaws = law.all

const reads = { reads: true }

law('file.half', 'uploadFile', half)
law('file.half', 'uploadAvatar', half)

/** What an address serves to a user. */
async function load(scene: Scene, address: string, user?: User) {
  const answer = await fetch(new URL(address, scene.world.base), {
    redirect: 'manual',
    headers: user ? { token: user.token } : {},
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  return { ok: answer.ok && type.startsWith('image/'), status: answer.status, type, bytes }
}

const upload = (scene: Scene, user: User, file = newPicture()) =>
  scene.done('uploadFile', { purpose: 'payment_screenshot', file }, user)

async function half(scene: Scene): Promise<void> {
  const user = await scene.actor()
  const cut = pictures().flatMap((whole) => {
    const { length } = whole.bytes
    const parts = [Math.floor(length * 0.5), Math.floor(length * 0.9), length - 2]
    return parts.map((end) => ({ ...whole, bytes: whole.bytes.subarray(0, end) }))
  })
  for (const [index, file] of [...cut, ...noPictures()].entries()) {
    const { code } = await scene.call('uploadFile', { purpose: 'payment_screenshot', file }, user)
    const what = `${file.type} ${index}: ${file.bytes.toString('base64').slice(0, 200)}`
    scene.same(code, 0, `the code for what is no picture, ${what}`)
  }
}

law('file.served', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  for (const file of pictures()) {
    // Its content alone tells what it is.
    const sent = { ...file, filename: 'picture.png', type: 'image/png' }
    const { url, size_bytes: size, expires_at: end } = await upload(scene, user, sent)
    const found = await load(scene, url, user)
    scene.hold(found.ok, `${url} answers HTTP ${found.status}, ${found.type}`)
    scene.same(found.type, file.type, `the type of a picture of the type ${file.type}`)
    scene.same(found.bytes.length, size, 'the size of the picture')
    scene.hold(
      end > (await scene.now()),
      `the file must be kept from now on, and its end ${end} is over`,
    )
  }
})

/** Where the contract bounds the size of a file, in bytes. */
const MOST_BYTES = ['components', 'schemas', 'UploadedFile', 'properties', 'size_bytes', 'maximum']

async function largest(scene: Scene, id: 'uploadFile' | 'uploadAvatar'): Promise<void> {
  const user = await (id === 'uploadFile' ? scene.actor() : scene.another())
  const most = Number(scene.contract.document.get(MOST_BYTES))
  const grey = Buffer.alloc(3, 128)
  const file = newPicture(most - newPicture(1, grey).bytes.length + 1, grey)
  scene.same(file.bytes.length, most, 'the bytes of the largest picture')
  const sent = id === 'uploadFile' ? { purpose: 'payment_screenshot', file } : { file }
  await scene.done(id, sent, user, `, a picture of ${most} bytes,`)
}

const MIN_DIFFERENT_LETTERS = 8

law('file.addresses', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  const made = [await upload(scene, user), await upload(scene, user), await upload(scene, user)]
  for (const { url } of made) {
    scene.hold(
      !decodeURIComponent(url).includes(user.token),
      `the address ${url} has the token in it`,
    )
  }
  for (const name of ['url', 'file_id'] as const) {
    const texts = made.map((one) => one[name])
    scene.same(new Set(texts).size, texts.length, `the ${name} of as many files`)
    const [first = '', second = ''] = texts
    const other = [...first].filter((letter, index) => letter !== second[index]).length
    if (name === 'url')
      scene.hold(
        other >= MIN_DIFFERENT_LETTERS,
        `addresses differ in ${other} letters: ${first} and ${second}`,
      )
  }
})

law('file.guessed', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  const { url } = await upload(scene, user)
  const right = await load(scene, url, user)
  scene.hold(right.ok, `${url} answers HTTP ${right.status}`)
  const path = url.split('?')[0] ?? ''
  const name = path.lastIndexOf('/') + 1
  // A letter of the name, and of whatever else the address says.
  const values = [...url.matchAll(/[?&][^?=&]+=/g)].map((one) => one.index + one[0].length)
  for (const at of [name + 2, ...values]) {
    // A digit, as of a later moment, or a letter.
    const swapped = url[at] === '2' ? '3' : '2'
    const other = `${url.slice(0, at)}${swapped}${url.slice(at + 1)}`
    const found = await load(scene, other, user)
    scene.hold(!found.ok, `${other}, which nobody was told, serves a picture`)
  }
})

law('file.metadata', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  for (const file of [newPicture(64), photo(), tellingWebp()]) {
    scene.hold(file.bytes.includes(BESIDE), 'the picture has a comment')
    const { url, size_bytes: size } = await upload(scene, user, file)
    const { ok, bytes, status } = await load(scene, url, user)
    scene.hold(ok, `${url} answers HTTP ${status}`)
    scene.hold(!bytes.includes(BESIDE), `what a ${file.type} says beside the picture is served`)
    scene.same(size, bytes.length, 'size_bytes, of what is stored,')
  }
})

law('file.turned', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { url } = await upload(scene, user, photo(orientation, orientation % 3 === 0))
    const { ok, bytes, status } = await load(scene, url, user)
    scene.hold(ok, `${url} answers HTTP ${status}`)
    const fits = isTurned(bytes, orientation)
    scene.hold(
      fits,
      `a photo with EXIF orientation ${orientation} must be served turned accordingly, and is not`,
    )
  }
})

law('file.avatar-replaced', 'uploadAvatar', async (scene) => {
  const user = await scene.another()
  const address = async () => {
    const { avatar_url: url } = await scene.done('uploadAvatar', { file: newPicture() }, user)
    const { user: profile } = await scene.done('getUser', {}, user)
    scene.same(profile.avatar_url, url, 'avatar_url of the profile')
    return url
  }
  const before = await address()
  await address()
  const found = await load(scene, before, user)
  scene.hold(!found.ok, `${before}, the avatar before, is still served`)
})

/** No limited time is this long. */
const LONG_SECONDS = 30 * 86_400

law('file.ends', 'uploadAvatar', { waits: true }, async (scene) => {
  const user = await scene.stranger()
  const { avatar_url: url } = await scene.done('uploadAvatar', { file: newPicture() }, user)
  scene.hold((await load(scene, url, user)).ok, `${url} serves no avatar`)
  await scene.until((await scene.now()) + LONG_SECONDS)
  const { ok } = await load(scene, url, user)
  scene.hold(!ok, `${url} still serves a picture after ${LONG_SECONDS} s`)
})

law('file.screenshot', 'listDepositRecords', async (scene) => {
  const { user, values } = await scene.drafted('submitDeposit')
  const { record } = await scene.done('submitDeposit', values, user)
  const { list } = await scene.done('listDepositRecords', { id: record.id }, user)
  const url = list[0]?.screenshot_url
  scene.hold(typeof url === 'string', `the deposit ${record.id} shows no screenshot`)
  const found = await load(scene, url ?? '', user)
  scene.hold(found.ok, `${url} answers HTTP ${found.status}, ${found.type}`)
})

async function contentPictures(scene: Scene, id: OperationId): Promise<void> {
  const text = JSON.stringify(await scene.done(id))
  const found = [...text.matchAll(/"(?:image_url|logo_url)":"([^"]+)"/g)].map(([, url = '']) => url)
  if (found.length === 0) throw new NotReachable('no picture is shown')
  for (const url of found) {
    const { ok, status, type } = await load(scene, url)
    scene.hold(ok, `${url} answers HTTP ${status}, ${type}`)
  }
}

law('file.unused', 'submitDeposit', { waits: true }, async (scene) => {
  const user = await scene.stranger()
  const { values: used } = await scene.draft(user, 'submitDeposit')
  const { record } = await scene.done('submitDeposit', used, user)
  const { file_id: id, expires_at: end } = await upload(scene, user)
  await scene.until(end)
  const { values } = await scene.draft(user, 'submitDeposit')
  const sent = { ...values, screenshot_file_id: id }
  await scene.refused('submitDeposit', sent, user, 'no_data', 'file_rejected', 'input_invalid')
  const { list } = await scene.done('listDepositRecords', { id: record.id }, user)
  const { ok } = await load(scene, list[0]?.screenshot_url ?? '', user)
  scene.hold(ok, `the screenshot of ${record.id}, which the deposit refers to, is gone`)
})

for (const id of ['uploadFile', 'uploadAvatar'] as const)
  law('file.largest', id, (scene) => largest(scene, id))
for (const id of ['listBanners', 'listNews', 'getSiteInfo'] as const)
  law('file.content-pictures', id, reads, (scene) => contentPictures(scene, id))
