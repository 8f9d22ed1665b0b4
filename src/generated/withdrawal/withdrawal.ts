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
  GetWithdrawalViewDone,
  ListWithdrawalRecordsDone,
  ListWithdrawalRecordsParams,
  Refused,
  SubmitWithdrawalDone,
  SubmitWithdrawalForm,
  Unauthenticated
} from '../h5.schemas.ts';

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
 * Everything that decides about a withdrawal, before an amount is typed - limits, fee, window, what
 * is left today, turnover, verification, and where the money can go, to a coin with the rate at which
 * it is paid.
 * @summary Get what a withdrawal needs
 */
export const getWithdrawalView = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetWithdrawalViewDone | Refused | Unauthenticated>(
      {url: `/api/user/cash`, method: 'GET', signal
    },
      options);
    }




export const getGetWithdrawalViewQueryKey = () => {
    return [
    `/api/user/cash`
    ] as const;
    }


export const getGetWithdrawalViewQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawalView>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalView>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalViewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawalView>>> = ({ signal }) => getWithdrawalView(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalViewQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawalView>>>
export type GetWithdrawalViewQueryError = ErrorType<unknown>


export function useGetWithdrawalView<TData = Awaited<ReturnType<typeof getWithdrawalView>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalView>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalView<TData = Awaited<ReturnType<typeof getWithdrawalView>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawalView>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawalView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawalView<TData = Awaited<ReturnType<typeof getWithdrawalView>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalView>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what a withdrawal needs
 */

export function useGetWithdrawalView<TData = Awaited<ReturnType<typeof getWithdrawalView>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawalView>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalViewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Puts the amount on hold and the withdrawal under review. The fee is taken from the amount, so that
 * the arriving amount is amount minus fee. If it is declined, the whole amount comes back.
 *
 * A payout in a coin is the arriving amount at the `rate` that the user accepted, however long the
 * review takes. While payouts in the coin are suspended it is refused with `action_not_allowed`.
 * @summary Withdraw
 */
export const submitWithdrawal = (
    submitWithdrawalForm: SubmitWithdrawalForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(submitWithdrawalForm)
      return request<SubmitWithdrawalDone | Refused | Unauthenticated>(
      {url: `/api/user/cash`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSubmitWithdrawalMutationKey = () => ['submitWithdrawal'] as const;

export const getSubmitWithdrawalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitWithdrawal>>, TError,SubmitWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof submitWithdrawal>>, TError,SubmitWithdrawalMutationVariables, TContext> => {

const mutationKey = getSubmitWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitWithdrawal>>, SubmitWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitWithdrawal(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitWithdrawal>>, variables: SubmitWithdrawalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetWithdrawalViewQueryKey(), getListWithdrawalRecordsQueryKey(), getListWithdrawalRecordsInfiniteQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof submitWithdrawal>>>
    export type SubmitWithdrawalMutationBody = SubmitWithdrawalForm
    export type SubmitWithdrawalMutationError = ErrorType<unknown>
    export type SubmitWithdrawalMutationVariables = {data: SubmitWithdrawalForm}

    /**
 * @summary Withdraw
 */
export const useSubmitWithdrawal = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitWithdrawal>>, TError,SubmitWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitWithdrawal>>,
        TError,
        SubmitWithdrawalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitWithdrawalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The user's withdrawals, newest first, with their review steps. By `request_id` it answers the one
 * that this request made, or none when the request never arrived.
 * @summary List withdrawals
 */
export const listWithdrawalRecords = (
    params?: ListWithdrawalRecordsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListWithdrawalRecordsDone | Refused | Unauthenticated>(
      {url: `/api/user/cash_record`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWithdrawalRecordsInfiniteQueryKey = (params?: ListWithdrawalRecordsParams,) => {
    return [
    'infinite', `/api/user/cash_record`, ...(params ? [params] : [])
    ] as const;
    }

export const getListWithdrawalRecordsQueryKey = (params?: ListWithdrawalRecordsParams,) => {
    return [
    `/api/user/cash_record`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalRecordsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalRecords>>, ListWithdrawalRecordsParams['page']>, TError = ErrorType<unknown>>(params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData, QueryKey, ListWithdrawalRecordsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalRecordsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawalRecords>>, QueryKey, ListWithdrawalRecordsParams['page']> = ({ signal, pageParam }) => listWithdrawalRecords({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData, QueryKey, ListWithdrawalRecordsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalRecordsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawalRecords>>>
export type ListWithdrawalRecordsInfiniteQueryError = ErrorType<unknown>


export function useListWithdrawalRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalRecords>>, ListWithdrawalRecordsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListWithdrawalRecordsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData, QueryKey, ListWithdrawalRecordsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalRecords>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalRecords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalRecords>>, ListWithdrawalRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData, QueryKey, ListWithdrawalRecordsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalRecords>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalRecords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalRecords>>, ListWithdrawalRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData, QueryKey, ListWithdrawalRecordsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List withdrawals
 */

export function useListWithdrawalRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawalRecords>>, ListWithdrawalRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData, QueryKey, ListWithdrawalRecordsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalRecordsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWithdrawalRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawalRecords>>, TError = ErrorType<unknown>>(params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawalRecords>>> = ({ signal }) => listWithdrawalRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawalRecords>>>
export type ListWithdrawalRecordsQueryError = ErrorType<unknown>


export function useListWithdrawalRecords<TData = Awaited<ReturnType<typeof listWithdrawalRecords>>, TError = ErrorType<unknown>>(
 params: undefined |  ListWithdrawalRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalRecords>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalRecords<TData = Awaited<ReturnType<typeof listWithdrawalRecords>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawalRecords>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawalRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalRecords<TData = Awaited<ReturnType<typeof listWithdrawalRecords>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List withdrawals
 */

export function useListWithdrawalRecords<TData = Awaited<ReturnType<typeof listWithdrawalRecords>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawalRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






