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
  ListMessagesDone,
  ListMessagesParams,
  MarkMessagesReadDone,
  MarkMessagesReadForm,
  Refused,
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
 * Personal messages of all types or one, newest first, with the unread counts over all pages. The
 * total count is the one of the user information.
 * @summary List messages
 */
export const listMessages = (
    params?: ListMessagesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListMessagesDone | Refused | Unauthenticated>(
      {url: `/api/user/msg`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMessagesInfiniteQueryKey = (params?: ListMessagesParams,) => {
    return [
    'infinite', `/api/user/msg`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMessagesQueryKey = (params?: ListMessagesParams,) => {
    return [
    `/api/user/msg`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<unknown>>(params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>, QueryKey, ListMessagesParams['page']> = ({ signal, pageParam }) => listMessages({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesInfiniteQueryError = ErrorType<unknown>


export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List messages
 */

export function useListMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMessages>>, ListMessagesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData, QueryKey, ListMessagesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ signal }) => listMessages(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = ErrorType<unknown>


export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List messages
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<unknown>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Marks one message, all of a type, or all. Marking a read one again changes nothing; the answer
 * has the unread counts that are left, for every place that shows them.
 * @summary Mark messages as read
 */
export const markMessagesRead = (
    markMessagesReadForm: MarkMessagesReadForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(markMessagesReadForm)
      return request<MarkMessagesReadDone | Refused | Unauthenticated>(
      {url: `/api/user/msg`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getMarkMessagesReadMutationKey = () => ['markMessagesRead'] as const;

export const getMarkMessagesReadMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markMessagesRead>>, TError,MarkMessagesReadMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof markMessagesRead>>, TError,MarkMessagesReadMutationVariables, TContext> => {

const mutationKey = getMarkMessagesReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markMessagesRead>>, MarkMessagesReadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markMessagesRead(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof markMessagesRead>>, variables: MarkMessagesReadMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMessagesQueryKey(), getListMessagesInfiniteQueryKey(), getGetUserQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type MarkMessagesReadMutationResult = NonNullable<Awaited<ReturnType<typeof markMessagesRead>>>
    export type MarkMessagesReadMutationBody = MarkMessagesReadForm
    export type MarkMessagesReadMutationError = ErrorType<unknown>
    export type MarkMessagesReadMutationVariables = {data: MarkMessagesReadForm}

    /**
 * @summary Mark messages as read
 */
export const useMarkMessagesRead = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markMessagesRead>>, TError,MarkMessagesReadMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markMessagesRead>>,
        TError,
        MarkMessagesReadMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMarkMessagesReadMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
