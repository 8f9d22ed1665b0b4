import type { Entry, ReportFile } from './report-file.ts'
import type { Statement } from './statements.ts'
import { escaped } from './xunit.ts'

/** A run as people read it: one file, without a script or anything from elsewhere. */
export function html(report: ReportFile): string {
  const { results, levels, ok } = report
  const failed = results.filter(({ status }) => status === 'failed')
  const groups = [...Map.groupBy(results, ({ call }) => call)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ok ? 'Conforms' : 'Does not conform'}: ${escaped(report.url)}</title>
<style>${STYLE}</style>
<h1>${ok ? 'Conforms' : 'Does not conform'}</h1>
<p>${escaped(report.url)} and ${escaped(report.contract)}, as ${escaped(report.account)},
${escaped(report.started)}, seed ${report.seed}, ${report.seconds} s</p>
<table>
<tr><th>Level<th>Passed<th>Failed<th>Not executed</tr>
${levels.map((one) => `<tr><td>${one.name}<td>${one.passed}<td>${one.failed}<td>${one.leftOut}</tr>`).join('\n')}
</table>
<h2>Rules</h2>
${[...Map.groupBy(report.rules, ({ family }) => family)].map(([name, rules]) => family(name, rules)).join('\n')}
${statementList(report.statements)}
${failed.length > 0 ? `<h2>Failures</h2><p>Before these commands:</p><pre>${plain(report.login)}</pre>` : ''}
${failed.map(failure).join('\n')}
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

function failure({ call, what, level, kind, line, faults, exchanges }: Entry): string {
  return `<article>
<h3>${escaped(call)}: ${escaped(what)}</h3>
<p>Class ${escaped(level)}: ${escaped(kind)}, tried by ${escaped(line)}</p>
<ul>${faults.map((one) => `<li><code>${escaped(one.line)}</code> ${escaped(one.message)}`).join('')}</ul>
${exchanges
  .map(
    (one) =>
      `<pre>${plain(one.curl)}</pre><pre>HTTP ${one.status ?? 'no answer'}\n${plain(one.answer ?? '')}</pre>`,
  )
  .join('\n')}
</article>`
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
      ({ status, what, level, kind, note = '' }) =>
        `<tr><td class="${status}">${status}<td>${level}: ${escaped(kind)}<td>${escaped(what)}<td>${escaped(note)}</tr>`,
    )
  return `<details${bad > 0 ? ' open' : ''}><summary>${escaped(call)}: ${entries.length} cases, ${bad} failed</summary>
<table>${rows.join('\n')}</table></details>`
}
