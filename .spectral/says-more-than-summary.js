const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function saysMoreThanSummary({ summary, description }) {
  if (!summary || !description) return []
  const [short, long] = [plain(summary), plain(description)]
  if (long !== short && long.split(' ').length > short.split(' ').length + 2) return []
  return [{ message: 'The description adds a business fact to the summary.' }]
}
