import { fail } from '../process/project.ts'
import type { Site } from './site.ts'
import { readSite, siteFolder } from './site.ts'

/** The site that is built, started, served and tested; a wrong entry ends whatever asks for it. */
export const site = chosenSite()

function chosenSite(): Site {
  try {
    return readSite(siteFolder)
  } catch (error) {
    return fail(error)
  }
}
