import { createRoot } from 'react-dom/client'

/*
 * The page that others are measured beside (`npm run bench:pages`): React and one line, whose
 * text is no message of the app.
 */

const root = document.getElementById('root')
if (root) createRoot(root).render(<h1>{root.id}</h1>)
