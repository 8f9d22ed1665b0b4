import { describe, expect, it } from 'vitest'
import { sanitise } from './rich-text-content.tsx'

/** The sanitised text as it would stand in the page. */
function shown(html: string): string {
  const box = document.createElement('div')
  box.append(sanitise(html))
  return box.innerHTML
}

describe('sanitise', () => {
  it('keeps what a text is made of', () => {
    const html =
      '<h2>1. The account</h2><p lang="en">One <strong>person</strong>.<br></p><ul><li>a</li></ul><table><tbody><tr><th scope="row">b</th><td colspan="2">c</td></tr></tbody></table>'
    expect(shown(html)).toBe(html)
  })

  it('makes a first-level heading one of the second level', () => {
    expect(shown('<h1 class="big">Terms</h1>')).toBe('<h2>Terms</h2>')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in disguise', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a style', '<style>body{display:none}</style>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['an object', '<object data="https://evil.example"></object>'],
    ['an embedded file', '<embed src="https://evil.example">'],
    ['a base address', '<base href="https://evil.example">'],
    ['a redirection', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['a stylesheet', '<link rel="stylesheet" href="https://evil.example/a.css">'],
    ['an image of another origin', '<img src="https://evil.example/pixel.gif">'],
    ['an image without a protocol', '<img src="//evil.example/pixel.gif">'],
    ['an image with a handler', '<img src="x:" onerror="alert(1)">'],
    ['an image in the text', '<img src="data:image/png;base64,iVBORw0KGgo=">'],
    ['a drawing', '<svg onload="alert(1)"><a href="javascript:alert(1)"><text>x</text></a></svg>'],
    [
      'a drawing with a style',
      '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    ],
    ['a video', '<video src="https://evil.example/a.mp4" onloadstart="alert(1)"></video>'],
    ['a template', '<template><img src="x" onerror="alert(1)"></template>'],
  ])('drops %s', (_, html) => {
    const text = shown(`<p>before</p>${html}<p>after</p>`)
    expect(text).not.toMatch(/<(?!\/?p>)|evil|onerror|onload|javascript/i)
    expect(text).toContain('<p>before</p>')
  })

  it('leaves no form: nobody types a password into a text', () => {
    const text = shown(
      '<form action="https://evil.example"><label>Password<input name="password" type="password"></label><button>Send</button><textarea>x</textarea><select><option>y</option></select></form>',
    )
    expect(text).not.toMatch(/<|evil/)
  })

  it.each([
    ['style', '<p style="position:fixed;inset:0">a</p>'],
    ['class', '<p class="button">a</p>'],
    ['id', '<p id="main">a</p>'],
    ['name', '<p name="cookie">a</p>'],
    ['handler', '<p onclick="alert(1)">a</p>'],
    ['data', '<p data-theme="dark">a</p>'],
    ['role', '<p role="alert" aria-live="assertive" tabindex="0">a</p>'],
    ['address', '<p href="https://evil.example" src="https://evil.example">a</p>'],
  ])('takes off the attribute: %s', (_, html) => {
    expect(shown(html)).toBe('<p>a</p>')
  })

  it.each([
    ['https://example.com/a', 'external noopener noreferrer'],
    ['mailto:support@example.com', 'noopener noreferrer'],
    ['/h5/#/pages/trade/trade', 'noopener noreferrer'],
  ])('keeps a link to %s, which learns nothing of this page', (href, rel) => {
    expect(shown(`<a href="${href}" target="_top">a</a>`)).toBe(
      `<a href="${href}" rel="${rel}">a</a>`,
    )
  })

  it.each([
    'http://example.com/',
    '//example.com/a',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'tel:+441234567890',
    'blob:https://example.com/1',
  ])('keeps the words of a link to %s and not its address', (href) => {
    expect(shown(`<a href="${href}">words</a>`)).toMatch(/^<a>words<\/a>$/)
  })

  it('keeps an image of this origin, loaded late, with words in its place', () => {
    expect(shown('<img src="/uploads/a.png" srcset="https://evil.example/b.png 2x">')).toBe(
      '<img src="/uploads/a.png" loading="lazy" alt="">',
    )
  })
})
