import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { verMesesFechados } from '@vidas/api-client/vendas/regras-comissao/mesesFechados.contract.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useWatch } from 'react-hook-form';
import { useHttp } from '../../../app/services.tsx';
import { rascunhoDe, type RegraDigitada } from './regraForm.ts';
import type { RegraForm } from './useRegraForm.ts';

/** Shows in the last step the sales that a rule will not pay, because it begins in a closed month (RCO-20). */
export function MesFechadoAviso({ form }: { readonly form: RegraForm }) {
  const digitada = useWatch({ control: form.control }) as RegraDigitada;
  const { dadosRegra, vendedorRegraComissao } = rascunhoDe(digitada);
  const body = { regraTipoId: dadosRegra.regraTipoId, vendedorRegraComissao };
  const { data } = useQuery(queryOf(useHttp(), verMesesFechados, { body }));
  const fechado = data?.fechado;
  if (!fechado) return null;
  return (
    <Notice tone="caution" title="A regra começa em mês fechado" isLive>
      {fechado.texto}
    </Notice>
  );
}
