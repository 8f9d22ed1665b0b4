/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  getGetUserQueryKey
} from '../account/account.ts';

import type {
  GetOrderDone,
  GetOrderParams,
  ListHoldingsDone,
  ListHoldingsParams,
  ListOrdersDone,
  ListOrdersParams,
  PlaceOrderDone,
  PlaceOrderForm,
  Refused,
  SettleOrderDone,
  SettleOrderForm,
  Unauthenticated
} from '../h5.schemas.ts';

import {
  getGetOwnLimitsQueryKey
} from '../limits/limits.ts';

import {
  getGetWalletInfiniteQueryKey,
  getGetWalletQueryKey
} from '../wallet/wallet.ts';

import { request } from '../../api/client.ts';
import type { ErrorType } from '../../api/client.ts';
import { urlEncoded } from '../../api/client.ts';


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
 * Opens a timed order: up or down, for an amount and a number of seconds. The amount and its fee
 * are on hold until the order settles. No fund password is asked for.
 *
 * The order opens at the last tick published at or before the second of acceptance, not at the
 * tick that the user saw. `accepted_price` and `accepted_tick_id` say what the user saw, and
 * `slippage_rate_max` how much worse the opening may be: for up, at most
 * accepted_price x (1 + slippage_rate_max); for down, at least
 * accepted_price x (1 - slippage_rate_max). A better opening is always taken. Past that limit, or
 * when the tick does not carry that price, or is too old, nothing is placed and `price_changed`
 * names the present price and tick. `profit_rate` and `fee_rate` are the ones shown; others are
 * refused with `price_changed` too.
 *
 * Where the server has `own_limits`, an order that they do not allow is refused, whatever client asks: an amount
 * above `stake_max`, or amount and fee above what `LossSpan` leaves of a day or a week. Orders at once pass none.
 * @summary Place an order
 */
export const placeOrder = (
    placeOrderForm: PlaceOrderForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(placeOrderForm)
      return request<PlaceOrderDone | Refused | Unauthenticated>(
      {url: `/api/user/addorder`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getPlaceOrderMutationKey = () => ['placeOrder'] as const;

export const getPlaceOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,PlaceOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,PlaceOrderMutationVariables, TContext> => {

const mutationKey = getPlaceOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeOrder>>, PlaceOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof placeOrder>>, variables: PlaceOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListHoldingsQueryKey(), getListHoldingsInfiniteQueryKey(), getListOrdersQueryKey(), getListOrdersInfiniteQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey(), getGetOwnLimitsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type PlaceOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeOrder>>>
    export type PlaceOrderMutationBody = PlaceOrderForm
    export type PlaceOrderMutationError = ErrorType<unknown>
    export type PlaceOrderMutationVariables = {data: PlaceOrderForm}

    /**
 * @summary Place an order
 */
export const usePlaceOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,PlaceOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeOrder>>,
        TError,
        PlaceOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPlaceOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Answers the order with its result once its second has come. The server settles every due order by
 * itself; this call only asks for the result now. It is idempotent by the order, so it carries no
 * `request_id`: asking twice, or from two devices, settles once and answers the same. While the closing
 * tick is not published the order is answered as it is, still `open`. Before its second it is refused with
 * `action_not_allowed`, and `available_from` is that second.
 * @summary Ask for the settlement of a due order
 */
export const settleOrder = (
    settleOrderForm: SettleOrderForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(settleOrderForm)
      return request<SettleOrderDone | Refused | Unauthenticated>(
      {url: `/api/user/goorder`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSettleOrderMutationKey = () => ['settleOrder'] as const;

export const getSettleOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleOrder>>, TError,SettleOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof settleOrder>>, TError,SettleOrderMutationVariables, TContext> => {

const mutationKey = getSettleOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settleOrder>>, SettleOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  settleOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof settleOrder>>, variables: SettleOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListHoldingsQueryKey(), getListHoldingsInfiniteQueryKey(), getListOrdersQueryKey(), getListOrdersInfiniteQueryKey(), getGetOrderQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey(), getGetOwnLimitsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SettleOrderMutationResult = NonNullable<Awaited<ReturnType<typeof settleOrder>>>
    export type SettleOrderMutationBody = SettleOrderForm
    export type SettleOrderMutationError = ErrorType<unknown>
    export type SettleOrderMutationVariables = {data: SettleOrderForm}

    /**
 * @summary Ask for the settlement of a due order
 */
export const useSettleOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleOrder>>, TError,SettleOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settleOrder>>,
        TError,
        SettleOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSettleOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * One order with everything that is needed to check it: both prices, their ticks and times, and the
 * rule that chose them.
 * @summary Get one order
 */
export const getOrder = (
    params: GetOrderParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetOrderDone | Refused | Unauthenticated>(
      {url: `/api/user/get_this_order`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderQueryKey = (params?: GetOrderParams,) => {
    return [
    `/api/user/get_this_order`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(params: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<unknown>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
 params: GetOrderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
 params: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
 params: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
 params: GetOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Orders by view, newest first by when they were opened or made: `contract` answers all timed
 * orders, open and settled; `project` all investments in projects; `history` both, without
 * the open orders and the running investments. The filters by product, direction and result are
 * about timed orders and leave investments out. `totals` sums the settled timed orders of the same
 * filter over every page. By `request_id` it answers the one order that this request placed, or
 * none when the request never arrived.
 * @summary List orders
 */
export const listOrders = (
    params?: ListOrdersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListOrdersDone | Refused | Unauthenticated>(
      {url: `/api/user/orderlist`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOrdersInfiniteQueryKey = (params?: ListOrdersParams,) => {
    return [
    'infinite', `/api/user/orderlist`, ...(params ? [params] : [])
    ] as const;
    }

export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    `/api/user/orderlist`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOrdersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['page']>, TError = ErrorType<unknown>>(params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>, QueryKey, ListOrdersParams['page']> = ({ signal, pageParam }) => listOrders({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersInfiniteQueryError = ErrorType<unknown>


export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['page']>, TError = ErrorType<unknown>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['page']>, TError = ErrorType<unknown>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */

export function useListOrdersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOrders>>, ListOrdersParams['page']>, TError = ErrorType<unknown>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData, QueryKey, ListOrdersParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<unknown>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Timed orders that are not settled, newest first, with the sum of their amounts and what the limit
 * of all open orders together leaves. Made to be polled while an order runs; the countdown itself
 * runs on `settles_at` and the server clock. `totals` is about all open orders, whatever the filter.
 * @summary List open holdings
 */
export const listHoldings = (
    params?: ListHoldingsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListHoldingsDone | Refused | Unauthenticated>(
      {url: `/api/user/ajaxorder_list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListHoldingsInfiniteQueryKey = (params?: ListHoldingsParams,) => {
    return [
    'infinite', `/api/user/ajaxorder_list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListHoldingsQueryKey = (params?: ListHoldingsParams,) => {
    return [
    `/api/user/ajaxorder_list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHoldingsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listHoldings>>, ListHoldingsParams['page']>, TError = ErrorType<unknown>>(params?: ListHoldingsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData, QueryKey, ListHoldingsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHoldingsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHoldings>>, QueryKey, ListHoldingsParams['page']> = ({ signal, pageParam }) => listHoldings({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData, QueryKey, ListHoldingsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHoldingsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listHoldings>>>
export type ListHoldingsInfiniteQueryError = ErrorType<unknown>


export function useListHoldingsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listHoldings>>, ListHoldingsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListHoldingsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData, QueryKey, ListHoldingsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHoldings>>,
          TError,
          Awaited<ReturnType<typeof listHoldings>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHoldingsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listHoldings>>, ListHoldingsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListHoldingsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData, QueryKey, ListHoldingsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHoldings>>,
          TError,
          Awaited<ReturnType<typeof listHoldings>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHoldingsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listHoldings>>, ListHoldingsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListHoldingsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData, QueryKey, ListHoldingsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open holdings
 */

export function useListHoldingsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listHoldings>>, ListHoldingsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListHoldingsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData, QueryKey, ListHoldingsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHoldingsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListHoldingsQueryOptions = <TData = Awaited<ReturnType<typeof listHoldings>>, TError = ErrorType<unknown>>(params?: ListHoldingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHoldingsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHoldings>>> = ({ signal }) => listHoldings(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHoldingsQueryResult = NonNullable<Awaited<ReturnType<typeof listHoldings>>>
export type ListHoldingsQueryError = ErrorType<unknown>


export function useListHoldings<TData = Awaited<ReturnType<typeof listHoldings>>, TError = ErrorType<unknown>>(
 params: undefined |  ListHoldingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHoldings>>,
          TError,
          Awaited<ReturnType<typeof listHoldings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHoldings<TData = Awaited<ReturnType<typeof listHoldings>>, TError = ErrorType<unknown>>(
 params?: ListHoldingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHoldings>>,
          TError,
          Awaited<ReturnType<typeof listHoldings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHoldings<TData = Awaited<ReturnType<typeof listHoldings>>, TError = ErrorType<unknown>>(
 params?: ListHoldingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open holdings
 */

export function useListHoldings<TData = Awaited<ReturnType<typeof listHoldings>>, TError = ErrorType<unknown>>(
 params?: ListHoldingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHoldings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHoldingsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






