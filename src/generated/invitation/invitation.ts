/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  GetInvitationDone,
  ListInviteesDone,
  ListInviteesParams,
  Refused,
  Unauthenticated
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
 * Code, link, rules and totals. The number of invitations is not limited, and the reward is claimed
 * through customer service.
 * @summary Get the invitation
 */
export const getInvitation = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetInvitationDone | Refused | Unauthenticated>(
      {url: `/api/user/invite`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitationQueryKey = () => {
    return [
    `/api/user/invite`
    ] as const;
    }


export const getGetInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationQueryError = ErrorType<unknown>


export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the invitation
 */

export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Who registered with the code, masked, with the bonus for each and whether it was claimed, newest first.
 * The user learns no more about an invitee than this.
 * @summary List invitees and bonuses
 */
export const listInvitees = (
    params?: ListInviteesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListInviteesDone | Refused | Unauthenticated>(
      {url: `/api/user/invite_record`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListInviteesInfiniteQueryKey = (params?: ListInviteesParams,) => {
    return [
    'infinite', `/api/user/invite_record`, ...(params ? [params] : [])
    ] as const;
    }

export const getListInviteesQueryKey = (params?: ListInviteesParams,) => {
    return [
    `/api/user/invite_record`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInviteesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listInvitees>>, ListInviteesParams['page']>, TError = ErrorType<unknown>>(params?: ListInviteesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData, QueryKey, ListInviteesParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInviteesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitees>>, QueryKey, ListInviteesParams['page']> = ({ signal, pageParam }) => listInvitees({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData, QueryKey, ListInviteesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInviteesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitees>>>
export type ListInviteesInfiniteQueryError = ErrorType<unknown>


export function useListInviteesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInvitees>>, ListInviteesParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListInviteesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData, QueryKey, ListInviteesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInviteesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInvitees>>, ListInviteesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData, QueryKey, ListInviteesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInviteesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInvitees>>, ListInviteesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData, QueryKey, ListInviteesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List invitees and bonuses
 */

export function useListInviteesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listInvitees>>, ListInviteesParams['page']>, TError = ErrorType<unknown>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData, QueryKey, ListInviteesParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInviteesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListInviteesQueryOptions = <TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInviteesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitees>>> = ({ signal }) => listInvitees(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInviteesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitees>>>
export type ListInviteesQueryError = ErrorType<unknown>


export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 params: undefined |  ListInviteesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List invitees and bonuses
 */

export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<unknown>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInviteesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






