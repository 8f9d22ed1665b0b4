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

import {
  getGetDepositViewQueryKey
} from '../deposit/deposit.ts';

import type {
  AddPasskeyDone,
  AddPasskeyForm,
  ChangeLoginPasswordForm,
  EndSessionForm,
  GetPasskeysDone,
  ListSecurityEventsDone,
  ListSecurityEventsParams,
  ListSessionsDone,
  PasskeyCreationDone,
  Refused,
  RemovePasskeyDone,
  RemovePasskeyForm,
  SessionsEndedDone,
  SetFundPasswordForm,
  StartConfirmationDone,
  StartConfirmationForm,
  StartPasskeyForm,
  Unauthenticated
} from '../h5.schemas.ts';

import {
  getListMessagesInfiniteQueryKey,
  getListMessagesQueryKey
} from '../messages/messages.ts';

import {
  getGetWithdrawalViewQueryKey
} from '../withdrawal/withdrawal.ts';

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
 * Needs the present password. Every other session of the account ends; this one stays.
 * @summary Change the login password
 */
export const changeLoginPassword = (
    changeLoginPasswordForm: ChangeLoginPasswordForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(changeLoginPasswordForm)
      return request<SessionsEndedDone | Refused | Unauthenticated>(
      {url: `/api/user/pwd_login`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getChangeLoginPasswordMutationKey = () => ['changeLoginPassword'] as const;

export const getChangeLoginPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext> => {

const mutationKey = getChangeLoginPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeLoginPassword>>, ChangeLoginPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeLoginPassword(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof changeLoginPassword>>, variables: ChangeLoginPasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSessionsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey(), getGetWithdrawalViewQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ChangeLoginPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeLoginPassword>>>
    export type ChangeLoginPasswordMutationBody = ChangeLoginPasswordForm
    export type ChangeLoginPasswordMutationError = ErrorType<unknown>
    export type ChangeLoginPasswordMutationVariables = {data: ChangeLoginPasswordForm}

    /**
 * @summary Change the login password
 */
export const useChangeLoginPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeLoginPassword>>,
        TError,
        ChangeLoginPasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getChangeLoginPasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The first time needs no old fund password; a change does. Money actions ask for the fund password.
 * @summary Set or change the fund password
 */
export const setFundPassword = (
    setFundPasswordForm: SetFundPasswordForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(setFundPasswordForm)
      return request<SessionsEndedDone | Refused | Unauthenticated>(
      {url: `/api/user/pwd_pay`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSetFundPasswordMutationKey = () => ['setFundPassword'] as const;

export const getSetFundPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext> => {

const mutationKey = getSetFundPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFundPassword>>, SetFundPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setFundPassword(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setFundPassword>>, variables: SetFundPasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserQueryKey(), getGetWithdrawalViewQueryKey(), getGetDepositViewQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetFundPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setFundPassword>>>
    export type SetFundPasswordMutationBody = SetFundPasswordForm
    export type SetFundPasswordMutationError = ErrorType<unknown>
    export type SetFundPasswordMutationVariables = {data: SetFundPasswordForm}

    /**
 * @summary Set or change the fund password
 */
export const useSetFundPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFundPassword>>,
        TError,
        SetFundPasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetFundPasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The user's passkeys, newest first, and how many there may be.
 * @summary List passkeys
 */
export const getPasskeys = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<GetPasskeysDone | Refused | Unauthenticated>(
      {url: `/api/user/passkeys`, method: 'GET', signal
    },
      options);
    }




export const getGetPasskeysQueryKey = () => {
    return [
    `/api/user/passkeys`
    ] as const;
    }


export const getGetPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof getPasskeys>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasskeys>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPasskeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPasskeys>>> = ({ signal }) => getPasskeys(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof getPasskeys>>>
export type GetPasskeysQueryError = ErrorType<unknown>


export function useGetPasskeys<TData = Awaited<ReturnType<typeof getPasskeys>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasskeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasskeys>>,
          TError,
          Awaited<ReturnType<typeof getPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasskeys<TData = Awaited<ReturnType<typeof getPasskeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasskeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPasskeys>>,
          TError,
          Awaited<ReturnType<typeof getPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPasskeys<TData = Awaited<ReturnType<typeof getPasskeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasskeys>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List passkeys
 */

export function useGetPasskeys<TData = Awaited<ReturnType<typeof getPasskeys>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPasskeys>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPasskeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the login password, so that a session that somebody else found open gets no key of its own. When there are as many
 * passkeys as there may be, it is refused with `action_not_allowed`. What is begun is over when the password changes or
 * the other sessions end: the challenge is `challenge_expired` then.
 * @summary Start adding a passkey
 */
export const startPasskey = (
    startPasskeyForm: StartPasskeyForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(startPasskeyForm)
      return request<PasskeyCreationDone | Refused | Unauthenticated>(
      {url: `/api/user/passkey_start`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getStartPasskeyMutationKey = () => ['startPasskey'] as const;

export const getStartPasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskey>>, TError,StartPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof startPasskey>>, TError,StartPasskeyMutationVariables, TContext> => {

const mutationKey = getStartPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPasskey>>, StartPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof startPasskey>>>
    export type StartPasskeyMutationBody = StartPasskeyForm
    export type StartPasskeyMutationError = ErrorType<unknown>
    export type StartPasskeyMutationVariables = {data: StartPasskeyForm}

    /**
 * @summary Start adding a passkey
 */
export const useStartPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskey>>, TError,StartPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPasskey>>,
        TError,
        StartPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getStartPasskeyMutationOptions(options), queryClient);
    }
    /**
 * Takes what the device made for the challenge. A passkey belongs to one user and to the site on which it was made. The
 * user is told of it in a message. When the answer is lost, `getPasskeys` tells whether it was added.
 * @summary Add a passkey
 */
export const addPasskey = (
    addPasskeyForm: AddPasskeyForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(addPasskeyForm)
      return request<AddPasskeyDone | Refused | Unauthenticated>(
      {url: `/api/user/passkey_add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getAddPasskeyMutationKey = () => ['addPasskey'] as const;

export const getAddPasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext> => {

const mutationKey = getAddPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPasskey>>, AddPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPasskey(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addPasskey>>, variables: AddPasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetPasskeysQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey(), getGetWithdrawalViewQueryKey(), getListMessagesQueryKey(), getListMessagesInfiniteQueryKey(), getGetUserQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof addPasskey>>>
    export type AddPasskeyMutationBody = AddPasskeyForm
    export type AddPasskeyMutationError = ErrorType<unknown>
    export type AddPasskeyMutationVariables = {data: AddPasskeyForm}

    /**
 * @summary Add a passkey
 */
export const useAddPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPasskey>>, TError,AddPasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPasskey>>,
        TError,
        AddPasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddPasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * With the login password. It neither logs in nor confirms anything from then on; sessions that it opened stay. The user is told of it in a message.
 * @summary Remove a passkey
 */
export const removePasskey = (
    removePasskeyForm: RemovePasskeyForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(removePasskeyForm)
      return request<RemovePasskeyDone | Refused | Unauthenticated>(
      {url: `/api/user/passkey_remove`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getRemovePasskeyMutationKey = () => ['removePasskey'] as const;

export const getRemovePasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext> => {

const mutationKey = getRemovePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePasskey>>, RemovePasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removePasskey(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removePasskey>>, variables: RemovePasskeyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetPasskeysQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey(), getListMessagesQueryKey(), getListMessagesInfiniteQueryKey(), getGetUserQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemovePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof removePasskey>>>
    export type RemovePasskeyMutationBody = RemovePasskeyForm
    export type RemovePasskeyMutationError = ErrorType<unknown>
    export type RemovePasskeyMutationVariables = {data: RemovePasskeyForm}

    /**
 * @summary Remove a passkey
 */
export const useRemovePasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePasskey>>,
        TError,
        RemovePasskeyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemovePasskeyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the later call as it will be sent, and answers a challenge that covers it, for a minute, with what it confirms.
 * That call then carries `confirmation`. A user without a passkey is refused with `passkey_unknown`. A fund password must
 * be set all the same.
 * @summary Start confirming with a passkey
 */
export const startConfirmation = (
    startConfirmationForm: StartConfirmationForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(startConfirmationForm)
      return request<StartConfirmationDone | Refused | Unauthenticated>(
      {url: `/api/user/confirm_start`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getStartConfirmationMutationKey = () => ['startConfirmation'] as const;

export const getStartConfirmationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startConfirmation>>, TError,StartConfirmationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof startConfirmation>>, TError,StartConfirmationMutationVariables, TContext> => {

const mutationKey = getStartConfirmationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startConfirmation>>, StartConfirmationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startConfirmation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof startConfirmation>>>
    export type StartConfirmationMutationBody = StartConfirmationForm
    export type StartConfirmationMutationError = ErrorType<unknown>
    export type StartConfirmationMutationVariables = {data: StartConfirmationForm}

    /**
 * @summary Start confirming with a passkey
 */
export const useStartConfirmation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startConfirmation>>, TError,StartConfirmationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startConfirmation>>,
        TError,
        StartConfirmationMutationVariables,
        TContext
      > => {
      return useMutation(getStartConfirmationMutationOptions(options), queryClient);
    }
    /**
 * The sessions that are alive, the one last seen first. Exactly one is `current`, the one that asks. What kind of device it is
 * follows from the words of its browser (`User-Agent`); the network address is not told, nor a place.
 * @summary List where the user is logged in
 */
export const listSessions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListSessionsDone | Refused | Unauthenticated>(
      {url: `/api/user/sessions`, method: 'GET', signal
    },
      options);
    }




export const getListSessionsQueryKey = () => {
    return [
    `/api/user/sessions`
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<unknown>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List where the user is logged in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ends one session of the user; its token is invalid from then on, and its device credential is forgotten. Ending the current one is `logOut`. One that is over
 * already counts zero; an id that is none of the user's is refused with `no_data`.
 * @summary Log out one device
 */
export const endSession = (
    endSessionForm: EndSessionForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(endSessionForm)
      return request<SessionsEndedDone | Refused | Unauthenticated>(
      {url: `/api/user/end_session`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endSession(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endSession>>, variables: EndSessionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSessionsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>
    export type EndSessionMutationBody = EndSessionForm
    export type EndSessionMutationError = ErrorType<unknown>
    export type EndSessionMutationVariables = {data: EndSessionForm}

    /**
 * @summary Log out one device
 */
export const useEndSession = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndSessionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Ends every session of the user but the one that asks, and forgets every other device, also where no session is open.
 * @summary Log out all other devices
 */
export const endOtherSessions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SessionsEndedDone | Refused | Unauthenticated>(
      {url: `/api/user/end_other_sessions`, method: 'POST', signal
    },
      options);
    }




export const getEndOtherSessionsMutationKey = () => ['endOtherSessions'] as const;

export const getEndOtherSessionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOtherSessions>>, void> = () => {


          return  endOtherSessions(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endOtherSessions>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSessionsQueryKey(), getListSecurityEventsQueryKey(), getListSecurityEventsInfiniteQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type EndOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOtherSessions>>>

    export type EndOtherSessionsMutationError = ErrorType<unknown>


    /**
 * @summary Log out all other devices
 */
export const useEndOtherSessions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOtherSessions>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndOtherSessionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * What concerns the security of the account, newest first, for at least a year. It is written by the server alone and cannot be removed.
 * @summary List what happened to the account
 */
export const listSecurityEvents = (
    params?: ListSecurityEventsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListSecurityEventsDone | Refused | Unauthenticated>(
      {url: `/api/user/security_events`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSecurityEventsInfiniteQueryKey = (params?: ListSecurityEventsParams,) => {
    return [
    'infinite', `/api/user/security_events`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSecurityEventsQueryKey = (params?: ListSecurityEventsParams,) => {
    return [
    `/api/user/security_events`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSecurityEventsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSecurityEvents>>, ListSecurityEventsParams['page']>, TError = ErrorType<unknown>>(params?: ListSecurityEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData, QueryKey, ListSecurityEventsParams['page']>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecurityEventsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecurityEvents>>, QueryKey, ListSecurityEventsParams['page']> = ({ signal, pageParam }) => listSecurityEvents({...params, 'page': pageParam ?? params?.['page']}, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData, QueryKey, ListSecurityEventsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecurityEventsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSecurityEvents>>>
export type ListSecurityEventsInfiniteQueryError = ErrorType<unknown>


export function useListSecurityEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSecurityEvents>>, ListSecurityEventsParams['page']>, TError = ErrorType<unknown>>(
 params: undefined |  ListSecurityEventsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData, QueryKey, ListSecurityEventsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSecurityEvents>>, ListSecurityEventsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListSecurityEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData, QueryKey, ListSecurityEventsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSecurityEvents>>, ListSecurityEventsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListSecurityEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData, QueryKey, ListSecurityEventsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what happened to the account
 */

export function useListSecurityEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSecurityEvents>>, ListSecurityEventsParams['page']>, TError = ErrorType<unknown>>(
 params?: ListSecurityEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData, QueryKey, ListSecurityEventsParams['page']>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecurityEventsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSecurityEventsQueryOptions = <TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<unknown>>(params?: ListSecurityEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecurityEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecurityEvents>>> = ({ signal }) => listSecurityEvents(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecurityEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecurityEvents>>>
export type ListSecurityEventsQueryError = ErrorType<unknown>


export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<unknown>>(
 params: undefined |  ListSecurityEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<unknown>>(
 params?: ListSecurityEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecurityEvents>>,
          TError,
          Awaited<ReturnType<typeof listSecurityEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<unknown>>(
 params?: ListSecurityEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what happened to the account
 */

export function useListSecurityEvents<TData = Awaited<ReturnType<typeof listSecurityEvents>>, TError = ErrorType<unknown>>(
 params?: ListSecurityEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecurityEvents>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecurityEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






