import { faixaDeSaldo } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { findable } from '../../../db/findable.ts';

export const presentFaixa = ({ dias }: { dias: number }) => ({ faixa: faixaDeSaldo(dias) });

findable(import.meta.url, { presentFaixa });
