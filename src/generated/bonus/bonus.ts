/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  getGetUserQueryKey
} from '../account/account.ts';

import type {
  ClaimDailyBonusDone,
  ClaimDailyBonusForm,
  GetDailyBonusDone,
  GetDailyBonusParams,
  Refused,
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
 * Whether the bonus of this calendar day of the site's time zone can be claimed, and when the next
 * one can. With `request_id` also the claim that this request made, however many came after it.
 * @summary Get the daily bonus
 */
export const getDailyBonus = (
    params?: GetDailyBonusParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetDailyBonusDone | Refused | Unauthenticated>(
      {url: `/api/user/daily_bonus`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDailyBonusQueryKey = (params?: GetDailyBonusParams,) => {
    return [
    `/api/user/daily_bonus`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDailyBonusQueryOptions = <TData = Awaited<ReturnType<typeof getDailyBonus>>, TError = ErrorType<unknown>>(params?: GetDailyBonusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyBonus>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDailyBonusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDailyBonus>>> = ({ signal }) => getDailyBonus(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDailyBonus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDailyBonusQueryResult = NonNullable<Awaited<ReturnType<typeof getDailyBonus>>>
export type GetDailyBonusQueryError = ErrorType<unknown>


export function useGetDailyBonus<TData = Awaited<ReturnType<typeof getDailyBonus>>, TError = ErrorType<unknown>>(
 params: undefined |  GetDailyBonusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyBonus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyBonus>>,
          TError,
          Awaited<ReturnType<typeof getDailyBonus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyBonus<TData = Awaited<ReturnType<typeof getDailyBonus>>, TError = ErrorType<unknown>>(
 params?: GetDailyBonusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyBonus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDailyBonus>>,
          TError,
          Awaited<ReturnType<typeof getDailyBonus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDailyBonus<TData = Awaited<ReturnType<typeof getDailyBonus>>, TError = ErrorType<unknown>>(
 params?: GetDailyBonusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyBonus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the daily bonus
 */

export function useGetDailyBonus<TData = Awaited<ReturnType<typeof getDailyBonus>>, TError = ErrorType<unknown>>(
 params?: GetDailyBonusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDailyBonus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDailyBonusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Credits the bonus once per calendar day of the site's time zone. The same `request_id` answers
 * the first claim again, another one is refused until the next day.
 * @summary Claim the daily bonus
 */
export const claimDailyBonus = (
    claimDailyBonusForm: ClaimDailyBonusForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(claimDailyBonusForm)
      return request<ClaimDailyBonusDone | Refused | Unauthenticated>(
      {url: `/api/user/daily_bonus`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getClaimDailyBonusMutationKey = () => ['claimDailyBonus'] as const;

export const getClaimDailyBonusMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimDailyBonus>>, TError,ClaimDailyBonusMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof claimDailyBonus>>, TError,ClaimDailyBonusMutationVariables, TContext> => {

const mutationKey = getClaimDailyBonusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimDailyBonus>>, ClaimDailyBonusMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimDailyBonus(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimDailyBonus>>, variables: ClaimDailyBonusMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetDailyBonusQueryKey(), getGetUserQueryKey(), getGetWalletQueryKey(), getGetWalletInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimDailyBonusMutationResult = NonNullable<Awaited<ReturnType<typeof claimDailyBonus>>>
    export type ClaimDailyBonusMutationBody = ClaimDailyBonusForm
    export type ClaimDailyBonusMutationError = ErrorType<unknown>
    export type ClaimDailyBonusMutationVariables = {data: ClaimDailyBonusForm}

    /**
 * @summary Claim the daily bonus
 */
export const useClaimDailyBonus = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimDailyBonus>>, TError,ClaimDailyBonusMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimDailyBonus>>,
        TError,
        ClaimDailyBonusMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimDailyBonusMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
