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
  GetExchangeDone,
  GetWalletDone,
  GetWalletParams,
  ListExchangeRecordsDone,
  ListExchangeRecordsParams,
  Refused,
  SubmitExchangeDone,
  SubmitExchangeForm,
  Unauthenticated
} from '../h5.schemas.ts';

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
 * Cash and coin balances, how the total asset developed and what it is made of, and the ledger,
 * newest first, by type, currency and time. Every ledger entry says the balance after it, so that
 * the sum can be checked.
 * @summary Get the wallet
 */
export const getWallet = (
    params?: GetWalletParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetWalletDone | Refused | Unauthenticated>(
      {url: `/api/user/wallet`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetWalletInfiniteQueryKey = (params?: GetWalletParams,) => {
    return [
    'infinite', `/api/user/wallet`, ...(params ? [params] : [])
    ] as const;
    }

export const getGetWalletQueryKey = (params?: GetWalletParams,) => {
    return [
    `/api/user/wallet`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetWalletInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof getWallet>>, GetWalletParams['page']>, TError = ErrorType<unknown>>(params?: GetWalletParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData, QueryKey, GetWalletParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>, QueryKey, GetWalletParams['page']> = ({ signal, pageParam }) => getWallet({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData, QueryKey, GetWalletParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletInfiniteQueryError = ErrorType<unknown>


export function useGetWalletInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getWallet>>, GetWalletParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  GetWalletParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData, QueryKey, GetWalletParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getWallet>>, GetWalletParams['page']>, TError = ErrorType<unknown>>(
 params?: GetWalletParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData, QueryKey, GetWalletParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getWallet>>, GetWalletParams['page']>, TError = ErrorType<unknown>>(
 params?: GetWalletParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData, QueryKey, GetWalletParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the wallet
 */

export function useGetWalletInfinite<TData = InfiniteData<Awaited<ReturnType<typeof getWallet>>, GetWalletParams['page']>, TError = ErrorType<unknown>>(
 params?: GetWalletParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData, QueryKey, GetWalletParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetWalletQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ signal }) => getWallet(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletQueryError = ErrorType<unknown>


export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 params: undefined |  GetWalletParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the wallet
 */

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
 params?: GetWalletParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The published rate of each coin with the moment until which it is accepted, the fee, the bounds
 * and what the user has. One rate serves both directions, so that the fee is the whole cost.
 * @summary Get rates of the exchange
 */
export const getExchange = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetExchangeDone | Refused | Unauthenticated>(
      {url: `/api/user/exchange`, method: 'GET', signal
    },
      options);
    }




export const getGetExchangeQueryKey = () => {
    return [
    `/api/user/exchange`
    ] as const;
    }


export const getGetExchangeQueryOptions = <TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExchangeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExchange>>> = ({ signal }) => getExchange(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExchangeQueryResult = NonNullable<Awaited<ReturnType<typeof getExchange>>>
export type GetExchangeQueryError = ErrorType<unknown>


export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchange>>,
          TError,
          Awaited<ReturnType<typeof getExchange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchange>>,
          TError,
          Awaited<ReturnType<typeof getExchange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get rates of the exchange
 */

export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExchangeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Exchanges at the rate and for the fee that the user accepted, at once and for good. The fee is rounded
 * first, then what is received, half-up at the scale of its currency. A changed rate is refused before the
 * amount is checked, a changed fee after it.
 * @summary Exchange cash and coins
 */
export const submitExchange = (
    submitExchangeForm: SubmitExchangeForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(submitExchangeForm)
      return request<SubmitExchangeDone | Refused | Unauthenticated>(
      {url: `/api/user/exchange`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSubmitExchangeMutationKey = () => ['submitExchange'] as const;

export const getSubmitExchangeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitExchange>>, TError,SubmitExchangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof submitExchange>>, TError,SubmitExchangeMutationVariables, TContext> => {

const mutationKey = getSubmitExchangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitExchange>>, SubmitExchangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitExchange(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitExchange>>, variables: SubmitExchangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetExchangeQueryKey(), getListExchangeRecordsQueryKey(), getListExchangeRecordsInfiniteQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof submitExchange>>>
    export type SubmitExchangeMutationBody = SubmitExchangeForm
    export type SubmitExchangeMutationError = ErrorType<unknown>
    export type SubmitExchangeMutationVariables = {data: SubmitExchangeForm}

    /**
 * @summary Exchange cash and coins
 */
export const useSubmitExchange = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitExchange>>, TError,SubmitExchangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitExchange>>,
        TError,
        SubmitExchangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitExchangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Exchanges with time, type, coin, cash settlement and currency settlement, newest first. By
 * `request_id` it answers the one that this request made, or none when the request never arrived.
 * @summary List exchanges
 */
export const listExchangeRecords = (
    params?: ListExchangeRecordsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListExchangeRecordsDone | Refused | Unauthenticated>(
      {url: `/api/user/exchange_record`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListExchangeRecordsInfiniteQueryKey = (params?: ListExchangeRecordsParams,) => {
    return [
    'infinite', `/api/user/exchange_record`, ...(params ? [params] : [])
    ] as const;
    }

export const getListExchangeRecordsQueryKey = (params?: ListExchangeRecordsParams,) => {
    return [
    `/api/user/exchange_record`, ...(params ? [params] : [])
    ] as const;
    }


export const getListExchangeRecordsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listExchangeRecords>>, ListExchangeRecordsParams['page']>, TError = ErrorType<unknown>>(params?: ListExchangeRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData, QueryKey, ListExchangeRecordsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExchangeRecordsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExchangeRecords>>, QueryKey, ListExchangeRecordsParams['page']> = ({ signal, pageParam }) => listExchangeRecords({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData, QueryKey, ListExchangeRecordsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExchangeRecordsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listExchangeRecords>>>
export type ListExchangeRecordsInfiniteQueryError = ErrorType<unknown>


export function useListExchangeRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listExchangeRecords>>, ListExchangeRecordsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListExchangeRecordsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData, QueryKey, ListExchangeRecordsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchangeRecords>>,
          TError,
          Awaited<ReturnType<typeof listExchangeRecords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listExchangeRecords>>, ListExchangeRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListExchangeRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData, QueryKey, ListExchangeRecordsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchangeRecords>>,
          TError,
          Awaited<ReturnType<typeof listExchangeRecords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listExchangeRecords>>, ListExchangeRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListExchangeRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData, QueryKey, ListExchangeRecordsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List exchanges
 */

export function useListExchangeRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listExchangeRecords>>, ListExchangeRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListExchangeRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData, QueryKey, ListExchangeRecordsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExchangeRecordsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListExchangeRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listExchangeRecords>>, TError = ErrorType<unknown>>(params?: ListExchangeRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExchangeRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExchangeRecords>>> = ({ signal }) => listExchangeRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExchangeRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listExchangeRecords>>>
export type ListExchangeRecordsQueryError = ErrorType<unknown>


export function useListExchangeRecords<TData = Awaited<ReturnType<typeof listExchangeRecords>>, TError = ErrorType<unknown>>(
 params: undefined |  ListExchangeRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchangeRecords>>,
          TError,
          Awaited<ReturnType<typeof listExchangeRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRecords<TData = Awaited<ReturnType<typeof listExchangeRecords>>, TError = ErrorType<unknown>>(
 params?: ListExchangeRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchangeRecords>>,
          TError,
          Awaited<ReturnType<typeof listExchangeRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRecords<TData = Awaited<ReturnType<typeof listExchangeRecords>>, TError = ErrorType<unknown>>(
 params?: ListExchangeRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List exchanges
 */

export function useListExchangeRecords<TData = Awaited<ReturnType<typeof listExchangeRecords>>, TError = ErrorType<unknown>>(
 params?: ListExchangeRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExchangeRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






