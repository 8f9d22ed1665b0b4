import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour: the seeded users' photos show nothing. */
export function samplePicture(width = 64, height = 40): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits of grey.
  header.writeUInt8(8, 8)
  const row = Buffer.alloc(1 + width, 0xc8)
  // A row begins with its filter, here none.
  row.writeUInt8(0, 0)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(new Array<Buffer>(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of a PNG, with its checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const result = Buffer.alloc(content.length + 8)
  result.writeUInt32BE(data.length, 0)
  content.copy(result, 4)
  result.writeUInt32BE(crc32(content), content.length + 4)
  return result
}
