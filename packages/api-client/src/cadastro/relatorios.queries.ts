import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import type { Periodo } from './cadastro.queries.ts';
import {
  type BeneficiarioCancelado,
  getBeneficiarioCancelado,
  getEmpresaConveniada,
  getEmpresaConveniadaAtivos,
  getPrestadoresCredenciados,
  getRelatorioEmpresarial,
  getRelatorioEmpresarialTotal,
  getRelatorioFuneral,
  getRelatorioFuneralTotal,
} from './cadastro.contract.ts';

/** Postings of funeral aid in the period, or all of them for 'todos'. */
export const auxilioFuneralQuery = (http: Http, periodo: Periodo | 'todos') =>
  queryOptions({
    queryKey: ['cadastro', 'auxilioFuneral', periodo],
    queryFn: ({ signal }) =>
      periodo === 'todos'
        ? http.call(getRelatorioFuneralTotal, {}, { signal })
        : http.call(getRelatorioFuneral, { params: periodo }, { signal }),
  });

/** Active beneficiaries of one company by its code, at most 20 characters; of every company for null. */
export const ativoEmpresarialQuery = (http: Http, codigo: string | null) =>
  queryOptions({
    queryKey: ['cadastro', 'ativoEmpresarial', codigo],
    queryFn: ({ signal }) =>
      codigo === null
        ? http.call(getRelatorioEmpresarialTotal, {}, { signal })
        : http.call(getRelatorioEmpresarial, { params: { param: codigo } }, { signal }),
  });

/** Beneficiaries by the day of their cancellation; without a period there is nothing to ask. */
export const beneficiarioCanceladoQuery = (http: Http, periodo: Periodo | null) =>
  queryOptions<BeneficiarioCancelado[]>({
    queryKey: ['cadastro', 'beneficiarioCancelado', periodo],
    queryFn:
      periodo === null
        ? skipToken
        : ({ signal }) => http.call(getBeneficiarioCancelado, { params: periodo }, { signal }),
  });

const empresasConveniadas = { todos: getEmpresaConveniada, ativos: getEmpresaConveniadaAtivos } as const;

/** Affiliated companies: every one, or those whose contract is active. */
export const empresaConveniadaQuery = (http: Http, quais: keyof typeof empresasConveniadas) =>
  queryOptions({
    queryKey: ['cadastro', 'empresaConveniada', quais],
    queryFn: ({ signal }) => http.call(empresasConveniadas[quais], {}, { signal }),
  });

/** Every provider of the network. */
export const prestadorCredenciadoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cadastro', 'prestadorCredenciado'],
    queryFn: ({ signal }) => http.call(getPrestadoresCredenciados, {}, { signal }),
  });
