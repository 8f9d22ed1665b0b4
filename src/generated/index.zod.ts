export * from './access/access.zod.ts';
export * from './account/account.zod.ts';
export * from './content/content.zod.ts';
export * from './market/market.zod.ts';
export * from './withdrawal/withdrawal.zod.ts';
