import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeAnswers } from '@/test/network.ts'
import { renderScreen } from '@/test/render.tsx'
import { BrandLogo } from './brand-logo.tsx'

function show(logo: string | null) {
  changeAnswers('GET', '/api/index/info', { product_name: 'Harbour', logo_url: logo })
  renderScreen(<BrandLogo size={28} />)
}

const shown = () => screen.findByRole('img', { name: 'Harbour' })

describe("the operator's logo", () => {
  it('is shown with its name and its room', async () => {
    show('/uploads/logo.png')
    const logo = await shown()
    expect(logo).toHaveAttribute('src', '/uploads/logo.png')
    expect(logo).toHaveAttribute('width', '28')
    expect(logo).toHaveAttribute('height', '28')
  })

  it.each([null, 'https://elsewhere.example/logo.png'])(
    "is the site's icon where the server has %j",
    async (address) => {
      show(address)
      await waitFor(async () => expect((await shown()).getAttribute('src')).toMatch(/icon\.svg$/))
    },
  )

  it("is the site's icon where it cannot be shown, and stays so", async () => {
    show('/uploads/gone.png')
    const logo = await shown()
    fireEvent.error(logo)
    expect(logo.getAttribute('src')).toMatch(/icon\.svg$/)
    fireEvent.error(logo)
    expect(logo.getAttribute('src')).toMatch(/icon\.svg$/)
  })

  it('is silent beside the name', async () => {
    changeAnswers('GET', '/api/index/info', { product_name: 'Harbour', logo_url: null })
    renderScreen(<BrandLogo size={64} decorative />)
    await waitFor(() => expect(screen.getByRole('presentation')).toHaveAttribute('alt', ''))
  })
})
