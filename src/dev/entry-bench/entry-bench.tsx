import { createRoot } from 'react-dom/client'

/*
 * The page that the entry page is measured beside (`npm run bench:entry`): React and one line, whose
 * text is no message of the app.
 */

const root = document.getElementById('root')
if (root) createRoot(root).render(<h1>{root.id}</h1>)
