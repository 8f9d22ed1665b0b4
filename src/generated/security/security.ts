/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import {
  getGetUserQueryKey
} from '../account/account.ts';

import {
  getGetDepositViewQueryKey
} from '../deposit/deposit.ts';

import type {
  ChangeLoginPasswordForm,
  Refused,
  SessionsEndedDone,
  SetFundPasswordForm,
  Unauthenticated
} from '../h5.schemas.ts';

import {
  getGetWithdrawalViewQueryKey
} from '../withdrawal/withdrawal.ts';

import { request } from '../../api/client.ts';
import type { ErrorType } from '../../api/client.ts';
import { urlEncoded } from '../../api/client.ts';




/**
 * Needs the present password. Every other session of the account ends; this one stays.
 * @summary Change the login password
 */
export const changeLoginPassword = (
    changeLoginPasswordForm: ChangeLoginPasswordForm,
 signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(changeLoginPasswordForm)
      return request<SessionsEndedDone | Refused | Unauthenticated>(
      {url: `/api/user/pwd_login`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      );
    }




export const getChangeLoginPasswordMutationKey = () => ['changeLoginPassword'] as const;

export const getChangeLoginPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext> => {

const mutationKey = getChangeLoginPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeLoginPassword>>, ChangeLoginPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeLoginPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeLoginPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeLoginPassword>>>
    export type ChangeLoginPasswordMutationBody = ChangeLoginPasswordForm
    export type ChangeLoginPasswordMutationError = ErrorType<unknown>
    export type ChangeLoginPasswordMutationVariables = {data: ChangeLoginPasswordForm}

    /**
 * @summary Change the login password
 */
export const useChangeLoginPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeLoginPassword>>,
        TError,
        ChangeLoginPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeLoginPasswordMutationOptions(options), queryClient);
    }
    /**
 * The first time needs no old fund password; a change does. Money actions ask for the fund password.
 * @summary Set or change the fund password
 */
export const setFundPassword = (
    setFundPasswordForm: SetFundPasswordForm,
 signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(setFundPasswordForm)
      return request<SessionsEndedDone | Refused | Unauthenticated>(
      {url: `/api/user/pwd_pay`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      );
    }




export const getSetFundPasswordMutationKey = () => ['setFundPassword'] as const;

export const getSetFundPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext>, skipInvalidation?: boolean, }
): UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext> => {

const mutationKey = getSetFundPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFundPassword>>, SetFundPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setFundPassword(data,)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setFundPassword>>, variables: SetFundPasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetUserQueryKey(), getGetWithdrawalViewQueryKey(), getGetDepositViewQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext>, skipInvalidation?: boolean, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFundPassword>>,
        TError,
        SetFundPasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetFundPasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
