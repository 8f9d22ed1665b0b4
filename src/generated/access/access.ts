/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CodeSentDone,
  LogInForm,
  LogInWithPasskeyForm,
  PasskeyRequestDone,
  Refused,
  RegisterForm,
  ResetPasswordForm,
  SendCodeForm,
  SessionDone,
  SessionsEndedDone,
  Unauthenticated
} from '../h5.schemas.ts';

import { request } from '../../api/client.ts';
import type { ErrorType } from '../../api/client.ts';
import { urlEncoded } from '../../api/client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Opens a session. An unknown account and a wrong password get the same answer
 * (`credentials_wrong`), so that nobody can find out who has an account. Five wrong passwords
 * lock the account for 15 minutes.
 * @summary Log in
 */
export const logIn = (
    logInForm: LogInForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(logInForm)
      return request<SessionDone | Refused>(
      {url: `/api/login/index`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getLogInMutationKey = () => ['logIn'] as const;

export const getLogInMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext> => {

const mutationKey = getLogInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logIn>>, LogInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logIn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInMutationResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
    export type LogInMutationBody = LogInForm
    export type LogInMutationError = ErrorType<unknown>
    export type LogInMutationVariables = {data: LogInForm}

    /**
 * @summary Log in
 */
export const useLogIn = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logIn>>,
        TError,
        LogInMutationVariables,
        TContext
      > => {
      return useMutation(getLogInMutationOptions(options), queryClient);
    }
    /**
 * Creates an account for a phone number or an email address that was proved with a
 * verification code, invited by the owner of a valid invitation code, and opens a session.
 * @summary Register
 */
export const register = (
    registerForm: RegisterForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(registerForm)
      return request<SessionDone | Refused>(
      {url: `/api/login/reg`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterForm
    export type RegisterMutationError = ErrorType<unknown>
    export type RegisterMutationVariables = {data: RegisterForm}

    /**
 * @summary Register
 */
export const useRegister = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
    /**
 * Sends a code of six digits to a phone number or an email address. It is valid for five minutes and for
 * one use; another can be sent after 60 seconds, and the answer says when. The answer does not tell
 * whether the account exists: only `register` does, to whoever has the code.
 * @summary Send a verification code
 */
export const sendCode = (
    sendCodeForm: SendCodeForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(sendCodeForm)
      return request<CodeSentDone | Refused>(
      {url: `/api/login/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getSendCodeMutationKey = () => ['sendCode'] as const;

export const getSendCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCode>>, TError,SendCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendCode>>, TError,SendCodeMutationVariables, TContext> => {

const mutationKey = getSendCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCode>>, SendCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendCode>>>
    export type SendCodeMutationBody = SendCodeForm
    export type SendCodeMutationError = ErrorType<unknown>
    export type SendCodeMutationVariables = {data: SendCodeForm}

    /**
 * @summary Send a verification code
 */
export const useSendCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCode>>, TError,SendCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCode>>,
        TError,
        SendCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendCodeMutationOptions(options), queryClient);
    }
    /**
 * Replaces a forgotten login password. All sessions of the account end, on every device.
 * @summary Set a new password with a code
 */
export const resetPassword = (
    resetPasswordForm: ResetPasswordForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(resetPasswordForm)
      return request<SessionsEndedDone | Refused>(
      {url: `/api/login/forgetpwd`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordForm
    export type ResetPasswordMutationError = ErrorType<unknown>
    export type ResetPasswordMutationVariables = {data: ResetPasswordForm}

    /**
 * @summary Set a new password with a code
 */
export const useResetPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * A challenge for any passkey of this site: the browser offers those that the device has, and nobody types an account.
 * It waits five minutes beside the form; a page that is open for longer starts again.
 * @summary Start logging in with a passkey
 */
export const startPasskeyLogIn = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PasskeyRequestDone | Refused>(
      {url: `/api/login/passkey_start`, method: 'POST', signal
    },
      options);
    }




export const getStartPasskeyLogInMutationKey = () => ['startPasskeyLogIn'] as const;

export const getStartPasskeyLogInMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeyLogIn>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof startPasskeyLogIn>>, TError,void, TContext> => {

const mutationKey = getStartPasskeyLogInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPasskeyLogIn>>, void> = () => {


          return  startPasskeyLogIn(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPasskeyLogInMutationResult = NonNullable<Awaited<ReturnType<typeof startPasskeyLogIn>>>

    export type StartPasskeyLogInMutationError = ErrorType<unknown>


    /**
 * @summary Start logging in with a passkey
 */
export const useStartPasskeyLogIn = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeyLogIn>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPasskeyLogIn>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartPasskeyLogInMutationOptions(options), queryClient);
    }
    /**
 * Opens a session of the user to whom the passkey belongs. Wrong passwords, which lock `logIn` for a while, do not lock
 * this: a passkey cannot be guessed.
 * @summary Log in with a passkey
 */
export const logInWithPasskey = (
    logInWithPasskeyForm: LogInWithPasskeyForm,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formUrlEncoded = urlEncoded(logInWithPasskeyForm)
      return request<SessionDone | Refused>(
      {url: `/api/login/passkey`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, signal
    },
      options);
    }




export const getLogInWithPasskeyMutationKey = () => ['logInWithPasskey'] as const;

export const getLogInWithPasskeyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithPasskey>>, TError,LogInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof logInWithPasskey>>, TError,LogInWithPasskeyMutationVariables, TContext> => {

const mutationKey = getLogInWithPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logInWithPasskey>>, LogInWithPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logInWithPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInWithPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof logInWithPasskey>>>
    export type LogInWithPasskeyMutationBody = LogInWithPasskeyForm
    export type LogInWithPasskeyMutationError = ErrorType<unknown>
    export type LogInWithPasskeyMutationVariables = {data: LogInWithPasskeyForm}

    /**
 * @summary Log in with a passkey
 */
export const useLogInWithPasskey = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithPasskey>>, TError,LogInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logInWithPasskey>>,
        TError,
        LogInWithPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getLogInWithPasskeyMutationOptions(options), queryClient);
    }
    /**
 * Ends this session; its token is invalid from then on, and its device credential is forgotten. Other devices stay logged in.
 * @summary Log out
 */
export const logOut = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SessionsEndedDone | Refused | Unauthenticated>(
      {url: `/api/login/logout`, method: 'POST', signal
    },
      options);
    }




export const getLogOutMutationKey = () => ['logOut'] as const;

export const getLogOutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext> => {

const mutationKey = getLogOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logOut>>, void> = () => {


          return  logOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogOutMutationResult = NonNullable<Awaited<ReturnType<typeof logOut>>>

    export type LogOutMutationError = ErrorType<unknown>


    /**
 * @summary Log out
 */
export const useLogOut = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogOutMutationOptions(options), queryClient);
    }
