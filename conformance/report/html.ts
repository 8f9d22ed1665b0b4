import type { Next } from './next.ts'
import { commonAnswer, EXPLAINED, possibleWith, thereAndRight } from './next.ts'
import type { Cause, Entry, ReportFile } from './report-file.ts'
import type { Statement } from './summary.ts'
import { escaped } from './xunit.ts'

/** A run as people read it: one file, without a script or anything from elsewhere. */
export function html(report: ReportFile): string {
  const { results, levels, failures, verdict, operations, notThere, notOffered } = report
  const byId = new Map(results.map((one) => [one.id, one]))
  const groups = [...Map.groupBy(results, ({ call }) => call)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verdict}: ${escaped(report.url)}</title>
<style>${STYLE}</style>
<h1>${verdict}</h1>
<p>${escaped(report.url)} and ${escaped(report.contract)}, as ${escaped(report.account)},
${escaped(report.started)}, seed ${report.seed}, ${report.seconds} s</p>
<p>${thereAndRight(operations)}${notOffered.length > 0 ? `; what the site does not offer: ${escaped(notOffered.join(', '))}` : ''}</p>
<table>
<tr><th>Level<th>Passed<th>Failed<th>Due to others<th>Not executed</tr>
${levels.map((one) => `<tr><td>${one.name}<td>${one.passed}<td>${one.failed}<td>${one.caused}<td>${one.leftOut}</tr>`).join('\n')}
</table>
${notThere.length > 0 ? next(notThere) : ''}
<h2>Rules</h2>
${[...Map.groupBy(report.rules, ({ family }) => family)].map(([name, rules]) => family(name, rules)).join('\n')}
${statementList(report.statements)}
${failures.length > 0 ? `<h2>Failures</h2><p>Before these commands:</p><pre>${plain(report.login)}</pre>` : ''}
${failures.map((one) => failure(one, byId)).join('\n')}
<h2>All cases</h2>
${groups.map(([call, entries]) => operation(call, entries)).join('\n')}
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-inline-size: 72rem; margin: 2rem auto; padding-inline: 1rem }
table { border-collapse: collapse }
th, td { padding: .2rem .8rem; text-align: start; border-block-end: 1px solid #8885 }
pre { overflow: auto; padding: .6rem; background: #8882; white-space: pre-wrap; overflow-wrap: anywhere }
article { border-inline-start: 4px solid #c33; padding-inline-start: 1rem; margin-block: 1.5rem }
.passed { color: #2a7a2a } .failed { color: #c33; font-weight: bold }
`

const plain = (text: string) => escaped(text).replaceAll('&#10;', '\n')

/** One cause, with the first case that shows it; the others, and what fails because of it, fold out. */
function failure(
  { call, line, message, examples, because }: Cause,
  byId: ReadonlyMap<string, Entry>,
): string {
  const of = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const [first, ...others] = of(examples)
  const fold = (title: string, list: readonly Entry[]) =>
    list.length === 0
      ? ''
      : `<details><summary>${title}</summary>${list.map(example).join('\n')}</details>`
  return `<article>
<h3>${escaped(call)}: ${escaped(message)}</h3>
<p><code>${escaped(line)}</code></p>
${first ? example(first) : ''}
${fold(`${others.length} more show it`, others)}
${fold(`${because.length} more fail because of it`, of(because))}
</article>`
}

function example({ id, what, rule, line, faults, exchanges }: Entry): string {
  return `<p>${escaped(rule)}: ${escaped(what)} (${escaped(id)}, tried by ${escaped(line)})</p>
<ul>${faults.map((one) => `<li><code>${escaped(one.line)}</code> ${escaped(one.message)}`).join('')}</ul>
${exchanges
  .map(
    (one) =>
      `<pre>${plain(one.curl)}</pre><pre>HTTP ${one.status ?? 'no answer'}\n${plain(one.answer ?? '')}</pre>`,
  )
  .join('\n')}`
}

/** What is not there yet, in the order in which to build it. */
function next(list: readonly Next[]): string {
  const common = commonAnswer(list)
  const rows = list.map(
    (one, index) =>
      `<tr><td>${escaped(one.call)}<td>${escaped(one.summary)}${common ? '' : `<td>${escaped(one.answered)}`}<td>${index < EXPLAINED ? escaped(possibleWith(one)) : ''}</tr>`,
  )
  return `<h2>Not there yet${common ? ` (${escaped(common)})` : ''}: build next, from the top</h2>
<table>${rows.join('\n')}</table>`
}

function family(name: string, rules: ReportFile['rules']): string {
  const proved = rules.filter(({ status }) => status === 'proved').length
  const rows = rules.map(
    ({ id, status, says, why = '' }) =>
      `<tr><td class="${status === 'proved' ? 'passed' : status}">${status}<td>${escaped(id)}<td>${escaped(says)}<td>${escaped(why)}</tr>`,
  )
  return `<details><summary>${escaped(name)}: ${proved} of ${rules.length} rules proved</summary>
<table>${rows.join('\n')}</table></details>`
}

function statementList(list: readonly Statement[]): string {
  if (list.length === 0) return ''
  const rows = list.map(({ rule, says }) => `<li>${escaped(rule)}: ${escaped(says)}`)
  return `<h2>As far as chance can prove it</h2><ul>${rows.join('\n')}</ul>`
}

function operation(call: string, entries: readonly Entry[]): string {
  const bad = entries.filter(({ status }) => status === 'failed').length
  const rows = entries
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(
      ({ status, what, level, kind, because, note = '' }) =>
        `<tr><td class="${status}">${status}<td>${level}: ${escaped(kind)}<td>${escaped(what)}<td>${escaped(because ?? note)}</tr>`,
    )
  return `<details${bad > 0 ? ' open' : ''}><summary>${escaped(call)}: ${entries.length} cases, ${bad} failed</summary>
<table>${rows.join('\n')}</table></details>`
}
