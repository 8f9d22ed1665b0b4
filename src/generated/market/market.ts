/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  GetLatestPriceDone,
  GetLatestPriceParams,
  GetProductDone,
  GetProductParams,
  ListCandlesDone,
  ListCandlesParams,
  ListProductsDone,
  ListProductsParams,
  ListQuotesDone,
  ListQuotesParams,
  ListSettlementOptionsDone,
  ListSettlementOptionsParams,
  ListTicksDone,
  ListTicksParams,
  Refused
} from '../h5.schemas.ts';

import { request } from '../../api/client.ts';
import type { ErrorType } from '../../api/client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The catalogue - category, symbol, name, precision, trading hours, and the line
 * of the day for a small drawing. It changes rarely; live prices come from the quotes.
 * @summary List products
 */
export const listProducts = (
    params?: ListProductsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListProductsDone | Refused>(
      {url: `/api/index/goods`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProductsQueryKey = (params?: ListProductsParams,) => {
    return [
    `/api/index/goods`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<unknown>>(params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<unknown>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<unknown>>(
 params: undefined |  ListProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<unknown>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<unknown>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List products
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<unknown>>(
 params?: ListProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Quotes in one answer, made to be polled. It does not depend on who asks, so that one cached answer serves
 * everybody for a second.
 * @summary List live quotes
 */
export const listQuotes = (
    params?: ListQuotesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListQuotesDone | Refused>(
      {url: `/api/index/ajaxdata`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListQuotesQueryKey = (params?: ListQuotesParams,) => {
    return [
    `/api/index/ajaxdata`, ...(params ? [params] : [])
    ] as const;
    }


export const getListQuotesQueryOptions = <TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(params?: ListQuotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuotesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuotes>>> = ({ signal }) => listQuotes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuotesQueryResult = NonNullable<Awaited<ReturnType<typeof listQuotes>>>
export type ListQuotesQueryError = ErrorType<unknown>


export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListQuotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuotes>>,
          TError,
          Awaited<ReturnType<typeof listQuotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
 params?: ListQuotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuotes>>,
          TError,
          Awaited<ReturnType<typeof listQuotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
 params?: ListQuotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List live quotes
 */

export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
 params?: ListQuotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuotesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last published tick with its id. The tick id is the one that an order placed now would open at.
 * @summary Get the latest price of one product
 */
export const getLatestPrice = (
    params: GetLatestPriceParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetLatestPriceDone | Refused>(
      {url: `/api/index/ajaxpro`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetLatestPriceQueryKey = (params?: GetLatestPriceParams,) => {
    return [
    `/api/index/ajaxpro`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLatestPriceQueryOptions = <TData = Awaited<ReturnType<typeof getLatestPrice>>, TError = ErrorType<unknown>>(params: GetLatestPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLatestPriceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLatestPrice>>> = ({ signal }) => getLatestPrice(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLatestPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLatestPriceQueryResult = NonNullable<Awaited<ReturnType<typeof getLatestPrice>>>
export type GetLatestPriceQueryError = ErrorType<unknown>


export function useGetLatestPrice<TData = Awaited<ReturnType<typeof getLatestPrice>>, TError = ErrorType<unknown>>(
 params: GetLatestPriceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestPrice>>,
          TError,
          Awaited<ReturnType<typeof getLatestPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLatestPrice<TData = Awaited<ReturnType<typeof getLatestPrice>>, TError = ErrorType<unknown>>(
 params: GetLatestPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestPrice>>,
          TError,
          Awaited<ReturnType<typeof getLatestPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLatestPrice<TData = Awaited<ReturnType<typeof getLatestPrice>>, TError = ErrorType<unknown>>(
 params: GetLatestPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the latest price of one product
 */

export function useGetLatestPrice<TData = Awaited<ReturnType<typeof getLatestPrice>>, TError = ErrorType<unknown>>(
 params: GetLatestPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLatestPriceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Details, trading hours, the next opening, and the limits of orders in it.
 * @summary Get one product
 */
export const getProduct = (
    params: GetProductParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetProductDone | Refused>(
      {url: `/api/index/getprodata`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetProductQueryKey = (params?: GetProductParams,) => {
    return [
    `/api/index/getprodata`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<unknown>>(params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = ErrorType<unknown>


export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<unknown>>(
 params: GetProductParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<unknown>>(
 params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<unknown>>(
 params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = ErrorType<unknown>>(
 params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Candles of one product and interval, oldest first; the last one is still open. `before` asks for
 * older ones, so that a chart can be dragged back without end.
 * @summary List candles
 */
export const listCandles = (
    params: ListCandlesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListCandlesDone | Refused>(
      {url: `/api/index/getkdata`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCandlesQueryKey = (params?: ListCandlesParams,) => {
    return [
    `/api/index/getkdata`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCandlesQueryOptions = <TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandles>>> = ({ signal }) => listCandles(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof listCandles>>>
export type ListCandlesQueryError = ErrorType<unknown>


export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandles>>,
          TError,
          Awaited<ReturnType<typeof listCandles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandles>>,
          TError,
          Awaited<ReturnType<typeof listCandles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List candles
 */

export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The prices by which orders open and settle, between two moments: for every `step`-th second from `until`
 * back to `from`, the last tick published at or before it. Each tick comes once, oldest first; ticks
 * between two such seconds are left out. A second in the future has no tick, and of more than 1,000
 * seconds the last 1,000 are answered. While a market publishes nothing its last tick stays, so the first
 * one may be older than `from`. Published ticks never change: the same question about the past gets the
 * same answer.
 * @summary List ticks
 */
export const listTicks = (
    params: ListTicksParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListTicksDone | Refused>(
      {url: `/api/index/ticks`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTicksQueryKey = (params?: ListTicksParams,) => {
    return [
    `/api/index/ticks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTicksQueryOptions = <TData = Awaited<ReturnType<typeof listTicks>>, TError = ErrorType<unknown>>(params: ListTicksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTicks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTicksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTicks>>> = ({ signal }) => listTicks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTicks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTicksQueryResult = NonNullable<Awaited<ReturnType<typeof listTicks>>>
export type ListTicksQueryError = ErrorType<unknown>


export function useListTicks<TData = Awaited<ReturnType<typeof listTicks>>, TError = ErrorType<unknown>>(
 params: ListTicksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTicks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTicks>>,
          TError,
          Awaited<ReturnType<typeof listTicks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTicks<TData = Awaited<ReturnType<typeof listTicks>>, TError = ErrorType<unknown>>(
 params: ListTicksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTicks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTicks>>,
          TError,
          Awaited<ReturnType<typeof listTicks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTicks<TData = Awaited<ReturnType<typeof listTicks>>, TError = ErrorType<unknown>>(
 params: ListTicksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTicks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List ticks
 */

export function useListTicks<TData = Awaited<ReturnType<typeof listTicks>>, TError = ErrorType<unknown>>(
 params: ListTicksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTicks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTicksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The times after which an order in this product can settle, with the profit rate of each, the fee
 * rate, and the limits of one order and of all open orders together.
 * @summary List settlement options
 */
export const listSettlementOptions = (
    params: ListSettlementOptionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListSettlementOptionsDone | Refused>(
      {url: `/api/index/seconds`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSettlementOptionsQueryKey = (params?: ListSettlementOptionsParams,) => {
    return [
    `/api/index/seconds`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSettlementOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listSettlementOptions>>, TError = ErrorType<unknown>>(params: ListSettlementOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettlementOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSettlementOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSettlementOptions>>> = ({ signal }) => listSettlementOptions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSettlementOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSettlementOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSettlementOptions>>>
export type ListSettlementOptionsQueryError = ErrorType<unknown>


export function useListSettlementOptions<TData = Awaited<ReturnType<typeof listSettlementOptions>>, TError = ErrorType<unknown>>(
 params: ListSettlementOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettlementOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSettlementOptions>>,
          TError,
          Awaited<ReturnType<typeof listSettlementOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSettlementOptions<TData = Awaited<ReturnType<typeof listSettlementOptions>>, TError = ErrorType<unknown>>(
 params: ListSettlementOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettlementOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSettlementOptions>>,
          TError,
          Awaited<ReturnType<typeof listSettlementOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSettlementOptions<TData = Awaited<ReturnType<typeof listSettlementOptions>>, TError = ErrorType<unknown>>(
 params: ListSettlementOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettlementOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List settlement options
 */

export function useListSettlementOptions<TData = Awaited<ReturnType<typeof listSettlementOptions>>, TError = ErrorType<unknown>>(
 params: ListSettlementOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSettlementOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSettlementOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






