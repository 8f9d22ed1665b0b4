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
  GetDepositViewDone,
  GetDepositViewParams,
  ListDepositRecordsDone,
  ListDepositRecordsParams,
  Refused,
  RequestDepositReleaseDone,
  RequestDepositReleaseForm,
  SubmitDepositDone,
  SubmitDepositForm,
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
 * The ways to deposit with their account data, the bounds of an amount, whether support approved
 * one, and all conditions of a later withdrawal, so that nobody pays in without knowing how to get
 * out. Before an approval no account may be paid to; the user asks for it (`requestDepositRelease`)
 * or support. `request` is the last one that the user asked for, or with `request_id` the one that
 * this request made, however many came after it.
 * @summary Get what a deposit needs
 */
export const getDepositView = (
    params?: GetDepositViewParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetDepositViewDone | Refused | Unauthenticated>(
      {url: `/api/user/recharge`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDepositViewQueryKey = (params?: GetDepositViewParams,) => {
    return [
    `/api/user/recharge`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDepositViewQueryOptions = <TData = Awaited<ReturnType<typeof getDepositView>>, TError = ErrorType<unknown>>(params?: GetDepositViewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositView>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositViewQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDepositView>>> = ({ signal }) => getDepositView(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDepositView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositViewQueryResult = NonNullable<Awaited<ReturnType<typeof getDepositView>>>
export type GetDepositViewQueryError = ErrorType<unknown>


export function useGetDepositView<TData = Awaited<ReturnType<typeof getDepositView>>, TError = ErrorType<unknown>>(
 params: undefined |  GetDepositViewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositView>>,
          TError,
          Awaited<ReturnType<typeof getDepositView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositView<TData = Awaited<ReturnType<typeof getDepositView>>, TError = ErrorType<unknown>>(
 params?: GetDepositViewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositView>>,
          TError,
          Awaited<ReturnType<typeof getDepositView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositView<TData = Awaited<ReturnType<typeof getDepositView>>, TError = ErrorType<unknown>>(
 params?: GetDepositViewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositView>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what a deposit needs
 */

export function useGetDepositView<TData = Awaited<ReturnType<typeof getDepositView>>, TError = ErrorType<unknown>>(
 params?: GetDepositViewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositView>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositViewQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Asks customer service to approve an amount for a way to deposit, without which no deposit is
 * taken. One request at a time: until it is decided another one is refused with
 * `review_in_progress`. What is approved then replaces what was approved before.
 * @summary Request a deposit
 */
export const requestDepositRelease = (
    requestDepositReleaseForm: RequestDepositReleaseForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(requestDepositReleaseForm)
      return request<RequestDepositReleaseDone | Refused | Unauthenticated>(
      {url: `/api/user/recharge_release`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getRequestDepositReleaseMutationKey = () => ['requestDepositRelease'] as const;

export const getRequestDepositReleaseMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDepositRelease>>, TError,RequestDepositReleaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof requestDepositRelease>>, TError,RequestDepositReleaseMutationVariables, TContext> => {

const mutationKey = getRequestDepositReleaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestDepositRelease>>, RequestDepositReleaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestDepositRelease(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof requestDepositRelease>>, variables: RequestDepositReleaseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetDepositViewQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RequestDepositReleaseMutationResult = NonNullable<Awaited<ReturnType<typeof requestDepositRelease>>>
    export type RequestDepositReleaseMutationBody = RequestDepositReleaseForm
    export type RequestDepositReleaseMutationError = ErrorType<unknown>
    export type RequestDepositReleaseMutationVariables = {data: RequestDepositReleaseForm}

    /**
 * @summary Request a deposit
 */
export const useRequestDepositRelease = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDepositRelease>>, TError,RequestDepositReleaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestDepositRelease>>,
        TError,
        RequestDepositReleaseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestDepositReleaseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Puts a transfer that the user made under review, with its screenshot and amount. Only an amount
 * that support approved can be deposited; nothing is credited before the review. A picture
 * proves one transfer: one that proved another deposit is refused with `screenshot_used`.
 * @summary Deposit
 */
export const submitDeposit = (
    submitDepositForm: SubmitDepositForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(submitDepositForm)
      return request<SubmitDepositDone | Refused | Unauthenticated>(
      {url: `/api/user/dorecharge`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSubmitDepositMutationKey = () => ['submitDeposit'] as const;

export const getSubmitDepositMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitDeposit>>, TError,SubmitDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof submitDeposit>>, TError,SubmitDepositMutationVariables, TContext> => {

const mutationKey = getSubmitDepositMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitDeposit>>, SubmitDepositMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitDeposit(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof submitDeposit>>, variables: SubmitDepositMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetDepositViewQueryKey(), getListDepositRecordsQueryKey(), getListDepositRecordsInfiniteQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SubmitDepositMutationResult = NonNullable<Awaited<ReturnType<typeof submitDeposit>>>
    export type SubmitDepositMutationBody = SubmitDepositForm
    export type SubmitDepositMutationError = ErrorType<unknown>
    export type SubmitDepositMutationVariables = {data: SubmitDepositForm}

    /**
 * @summary Deposit
 */
export const useSubmitDeposit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitDeposit>>, TError,SubmitDepositMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitDeposit>>,
        TError,
        SubmitDepositMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSubmitDepositMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The user's deposits by class and status, newest first, each with its screenshot and review
 * steps. By `request_id` it answers the one that this request made, or none when the request never
 * arrived; by `id` that one alone.
 * @summary List deposits
 */
export const listDepositRecords = (
    params?: ListDepositRecordsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListDepositRecordsDone | Refused | Unauthenticated>(
      {url: `/api/user/recharge_record`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDepositRecordsInfiniteQueryKey = (params?: ListDepositRecordsParams,) => {
    return [
    'infinite', `/api/user/recharge_record`, ...(params ? [params] : [])
    ] as const;
    }

export const getListDepositRecordsQueryKey = (params?: ListDepositRecordsParams,) => {
    return [
    `/api/user/recharge_record`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDepositRecordsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDepositRecords>>, ListDepositRecordsParams['page']>, TError = ErrorType<unknown>>(params?: ListDepositRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData, QueryKey, ListDepositRecordsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositRecordsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDepositRecords>>, QueryKey, ListDepositRecordsParams['page']> = ({ signal, pageParam }) => listDepositRecords({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData, QueryKey, ListDepositRecordsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositRecordsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDepositRecords>>>
export type ListDepositRecordsInfiniteQueryError = ErrorType<unknown>


export function useListDepositRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDepositRecords>>, ListDepositRecordsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListDepositRecordsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData, QueryKey, ListDepositRecordsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositRecords>>,
          TError,
          Awaited<ReturnType<typeof listDepositRecords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDepositRecords>>, ListDepositRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListDepositRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData, QueryKey, ListDepositRecordsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositRecords>>,
          TError,
          Awaited<ReturnType<typeof listDepositRecords>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDepositRecords>>, ListDepositRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListDepositRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData, QueryKey, ListDepositRecordsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List deposits
 */

export function useListDepositRecordsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDepositRecords>>, ListDepositRecordsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListDepositRecordsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData, QueryKey, ListDepositRecordsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositRecordsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDepositRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listDepositRecords>>, TError = ErrorType<unknown>>(params?: ListDepositRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepositRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDepositRecords>>> = ({ signal }) => listDepositRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepositRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listDepositRecords>>>
export type ListDepositRecordsQueryError = ErrorType<unknown>


export function useListDepositRecords<TData = Awaited<ReturnType<typeof listDepositRecords>>, TError = ErrorType<unknown>>(
 params: undefined |  ListDepositRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositRecords>>,
          TError,
          Awaited<ReturnType<typeof listDepositRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositRecords<TData = Awaited<ReturnType<typeof listDepositRecords>>, TError = ErrorType<unknown>>(
 params?: ListDepositRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepositRecords>>,
          TError,
          Awaited<ReturnType<typeof listDepositRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepositRecords<TData = Awaited<ReturnType<typeof listDepositRecords>>, TError = ErrorType<unknown>>(
 params?: ListDepositRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List deposits
 */

export function useListDepositRecords<TData = Awaited<ReturnType<typeof listDepositRecords>>, TError = ErrorType<unknown>>(
 params?: ListDepositRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepositRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepositRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






