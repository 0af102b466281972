import type { Reading } from './probe.ts';

/** A page that is measured: where it is, and how its screen is read. */
export interface Side {
  name: string;
  path: string;
  reading: Omit<Reading, 'total'>;
}

export const OURS = 'ours';
export const ANTD = 'axios + antd Table';
export const REACT_ADMIN = 'react-admin';

/** The call behind all three. */
export const listPath = '/api/v1/cadastro/getDataCadastroBeneficiarioTodos';

export const sides: readonly Side[] = [
  {
    name: OURS,
    path: '/modulos/cadastro/beneficiario-cadastrado',
    reading: {
      row: '[role="grid"] tbody tr[data-row]',
      count: '[role="status"], [data-part]',
      number: String.raw`^([\d.]+) (?:de [\d.]+ )?linhas?`,
      unfinished: 'até agora',
    },
  },
  {
    name: ANTD,
    path: '/peers/axios-antd/index.html',
    reading: { row: '.ant-table-row', count: '[role="status"]', number: String.raw`^(\d+) linhas?` },
  },
  {
    name: REACT_ADMIN,
    path: '/peers/react-admin/index.html',
    reading: {
      row: 'tbody .RaDatagrid-row',
      count: '.MuiTablePagination-displayedRows',
      number: String.raw` of ([\d.,]+)$`,
    },
  },
];
