export * from './access/access.zod.ts';
export * from './account/account.zod.ts';
export * from './content/content.zod.ts';
export * from './financing/financing.zod.ts';
export * from './market/market.zod.ts';
export * from './orders/orders.zod.ts';
export * from './withdrawal/withdrawal.zod.ts';
