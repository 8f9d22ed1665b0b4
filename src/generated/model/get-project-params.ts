/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ProjectId } from './project-id.ts';

export type GetProjectParams = {
/**
 * Id of the project.
 */
project_id: ProjectId;
};
