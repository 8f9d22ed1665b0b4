/** The id of the page's main part, where the skip link leads. */
export const MAIN_ID = 'main'
