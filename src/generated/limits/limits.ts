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

import type {
  LimitChangeForm,
  OwnLimitsDone,
  Refused,
  SetOwnLimitsForm,
  StartPauseForm,
  Unauthenticated
} from '../h5.schemas.ts';

import {
  getListSecurityEventsInfiniteQueryKey,
  getListSecurityEventsQueryKey
} from '../security/security.ts';

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
 * What the user allows for orders: the largest stake, the largest loss of a day and of a week, and how long a session
 * lasts before the client asks; a pause from trading; and what of all that is to be loosened. A limit is null until
 * the user sets one. Days and weeks are those of `SiteInfo.time_zone`; a week begins on Monday.
 * @summary Get the user's own limits
 */
export const getOwnLimits = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OwnLimitsDone | Refused | Unauthenticated>(
      {url: `/api/user/limits`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnLimitsQueryKey = () => {
    return [
    `/api/user/limits`
    ] as const;
    }


export const getGetOwnLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getOwnLimits>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnLimits>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnLimitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnLimits>>> = ({ signal }) => getOwnLimits(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnLimits>>>
export type GetOwnLimitsQueryError = ErrorType<unknown>


export function useGetOwnLimits<TData = Awaited<ReturnType<typeof getOwnLimits>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnLimits>>,
          TError,
          Awaited<ReturnType<typeof getOwnLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnLimits<TData = Awaited<ReturnType<typeof getOwnLimits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnLimits>>,
          TError,
          Awaited<ReturnType<typeof getOwnLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnLimits<TData = Awaited<ReturnType<typeof getOwnLimits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnLimits>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the user's own limits
 */

export function useGetOwnLimits<TData = Awaited<ReturnType<typeof getOwnLimits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnLimits>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes the limits that are sent and no others. What is tighter than the present limit, or the first one, counts at
 * once. What is looser, or `none`, becomes a change that waits: 24 hours later it may be confirmed, for six days, and
 * then it lapses. Until it is confirmed the present limit counts. Of each limit one change waits at most: the same
 * value again leaves it as it is, another looser one takes its place and waits 24 hours of its own, and the present
 * value or a tighter one takes it back.
 * @summary Set the user's own limits
 */
export const setOwnLimits = (
    setOwnLimitsForm: SetOwnLimitsForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(setOwnLimitsForm)
      return request<OwnLimitsDone | Refused | Unauthenticated>(
      {url: `/api/user/limits`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSetOwnLimitsMutationKey = () => ['setOwnLimits'] as const;

export const getSetOwnLimitsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOwnLimits>>, TError,SetOwnLimitsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof setOwnLimits>>, TError,SetOwnLimitsMutationVariables, TContext> => {

const mutationKey = getSetOwnLimitsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setOwnLimits>>, SetOwnLimitsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setOwnLimits(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setOwnLimits>>, variables: SetOwnLimitsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetOwnLimitsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetOwnLimitsMutationResult = NonNullable<Awaited<ReturnType<typeof setOwnLimits>>>
    export type SetOwnLimitsMutationBody = SetOwnLimitsForm
    export type SetOwnLimitsMutationError = ErrorType<unknown>
    export type SetOwnLimitsMutationVariables = {data: SetOwnLimitsForm}

    /**
 * @summary Set the user's own limits
 */
export const useSetOwnLimits = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOwnLimits>>, TError,SetOwnLimitsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setOwnLimits>>,
        TError,
        SetOwnLimitsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetOwnLimitsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Carries out a change that has waited for 24 hours, exactly as the user saw it under its id. Before `confirm_from`
 * it is refused with `action_not_allowed`, and `available_from` is that moment. One that was replaced, taken back or
 * has lapsed is refused with `action_not_allowed` too. Confirming it again does nothing more.
 * @summary Confirm a change that loosens
 */
export const confirmLimitChange = (
    limitChangeForm: LimitChangeForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(limitChangeForm)
      return request<OwnLimitsDone | Refused | Unauthenticated>(
      {url: `/api/user/limits_confirm`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getConfirmLimitChangeMutationKey = () => ['confirmLimitChange'] as const;

export const getConfirmLimitChangeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLimitChange>>, TError,ConfirmLimitChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmLimitChange>>, TError,ConfirmLimitChangeMutationVariables, TContext> => {

const mutationKey = getConfirmLimitChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmLimitChange>>, ConfirmLimitChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmLimitChange(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmLimitChange>>, variables: ConfirmLimitChangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetOwnLimitsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ConfirmLimitChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmLimitChange>>>
    export type ConfirmLimitChangeMutationBody = LimitChangeForm
    export type ConfirmLimitChangeMutationError = ErrorType<unknown>
    export type ConfirmLimitChangeMutationVariables = {data: LimitChangeForm}

    /**
 * @summary Confirm a change that loosens
 */
export const useConfirmLimitChange = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLimitChange>>, TError,ConfirmLimitChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmLimitChange>>,
        TError,
        ConfirmLimitChangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmLimitChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Ends a change before it is confirmed; the present limit or the pause stays. Taking it back again does nothing more,
 * and one that was confirmed is refused with `action_not_allowed`.
 * @summary Take back a change that waits
 */
export const cancelLimitChange = (
    limitChangeForm: LimitChangeForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(limitChangeForm)
      return request<OwnLimitsDone | Refused | Unauthenticated>(
      {url: `/api/user/limits_cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getCancelLimitChangeMutationKey = () => ['cancelLimitChange'] as const;

export const getCancelLimitChangeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelLimitChange>>, TError,CancelLimitChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelLimitChange>>, TError,CancelLimitChangeMutationVariables, TContext> => {

const mutationKey = getCancelLimitChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelLimitChange>>, CancelLimitChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelLimitChange(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelLimitChange>>, variables: CancelLimitChangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetOwnLimitsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelLimitChangeMutationResult = NonNullable<Awaited<ReturnType<typeof cancelLimitChange>>>
    export type CancelLimitChangeMutationBody = LimitChangeForm
    export type CancelLimitChangeMutationError = ErrorType<unknown>
    export type CancelLimitChangeMutationVariables = {data: LimitChangeForm}

    /**
 * @summary Take back a change that waits
 */
export const useCancelLimitChange = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelLimitChange>>, TError,CancelLimitChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelLimitChange>>,
        TError,
        CancelLimitChangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelLimitChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * From now on no order is taken (`trading_paused`), for 1, 7 or 30 times 24 hours or for good. Open orders settle, and
 * everything else stays as it is: records, withdrawals, financing. In a pause a longer one takes its place at once; one
 * that would end sooner is refused with `action_not_allowed`. Starting one takes back an end that was asked for.
 * @summary Pause trading
 */
export const startPause = (
    startPauseForm: StartPauseForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(startPauseForm)
      return request<OwnLimitsDone | Refused | Unauthenticated>(
      {url: `/api/user/pause`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getStartPauseMutationKey = () => ['startPause'] as const;

export const getStartPauseMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPause>>, TError,StartPauseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof startPause>>, TError,StartPauseMutationVariables, TContext> => {

const mutationKey = getStartPauseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPause>>, StartPauseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startPause(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof startPause>>, variables: StartPauseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetOwnLimitsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type StartPauseMutationResult = NonNullable<Awaited<ReturnType<typeof startPause>>>
    export type StartPauseMutationBody = StartPauseForm
    export type StartPauseMutationError = ErrorType<unknown>
    export type StartPauseMutationVariables = {data: StartPauseForm}

    /**
 * @summary Pause trading
 */
export const useStartPause = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPause>>, TError,StartPauseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPause>>,
        TError,
        StartPauseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getStartPauseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Makes a change that waits as a looser limit does: 24 hours later it may be confirmed. Asking again leaves it as it
 * is. Without a pause, or where it ends within 24 hours by itself, it is refused with `action_not_allowed`.
 * @summary Ask for the end of a pause
 */
export const requestPauseEnd = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OwnLimitsDone | Refused | Unauthenticated>(
      {url: `/api/user/pause_end`, method: 'POST', signal
    },
      options);
    }




export const getRequestPauseEndMutationKey = () => ['requestPauseEnd'] as const;

export const getRequestPauseEndMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPauseEnd>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPauseEnd>>, TError,void, TContext> => {

const mutationKey = getRequestPauseEndMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPauseEnd>>, void> = () => {


          return  requestPauseEnd(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof requestPauseEnd>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetOwnLimitsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RequestPauseEndMutationResult = NonNullable<Awaited<ReturnType<typeof requestPauseEnd>>>

    export type RequestPauseEndMutationError = ErrorType<unknown>


    /**
 * @summary Ask for the end of a pause
 */
export const useRequestPauseEnd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPauseEnd>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPauseEnd>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestPauseEndMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
