/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { ProductCategory } from './product-category.ts';

export type ListProductsParams = {
/**
 * Only this category.
 */
category?: ProductCategory;
};
