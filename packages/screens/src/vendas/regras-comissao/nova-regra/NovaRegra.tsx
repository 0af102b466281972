import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getPlanosSaude,
  getVendedoresDasRegras,
  type RegraComissao,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { WizardDialog } from '@vidas/ui/wizard/WizardDialog.tsx';
import type { ReactNode } from 'react';
import { useHttp } from '../../../app/services.tsx';
import { useOperatorClock } from '../../../app/session/useOperatorClock.ts';
import { SimulaRascunho } from '../../simulacao/SimulaRascunho.tsx';
import { APartirDe } from './APartirDe.tsx';
import { copiaDe } from './copiaDe.ts';
import { DadosStep } from './DadosStep.tsx';
import type { Escolha, Escolhas } from './EscolhaMultipla.tsx';
import { MesFechadoAviso } from './MesFechadoAviso.tsx';
import { ParceriasStep } from './ParceriasStep.tsx';
import { regraNova } from './regraForm.ts';
import { useRegraForm } from './useRegraForm.ts';
import { ValoresStep } from './ValoresStep.tsx';
import { VendedoresStep } from './VendedoresStep.tsx';

/** The possible plans and the active sellers. */
function useEscolhas() {
  const http = useHttp();
  const planos = useQuery(queryOf(http, getPlanosSaude, {}));
  const vendedores = useQuery(queryOf(http, getVendedoresDasRegras, {}));
  const ativos = vendedores.data?.filter(({ ativo }) => ativo);
  return {
    semPlanos: planos.data?.length === 0 ? 'Não há planos cadastrados' : undefined,
    semVendedores: ativos?.length === 0 ? 'Não há vendedores ativos' : undefined,
    isWaiting: planos.isPending || vendedores.isPending,
    error: planos.error ?? vendedores.error,
    planos: (planos.data ?? []).map(({ planoRegistro, planoNome }): Escolha => ({
      value: planoRegistro,
      label: `${planoNome} (${planoRegistro})`,
    })),
    vendedores: (ativos ?? []).map(({ codigo, nome }): Escolha => ({
      value: codigo,
      label: `${codigo} ${nome}`,
    })),
  };
}

/** Warns at once that a rule could not be finished, with advice: the third step needs both (RCO-6). */
function SemEscolhas({ semPlanos, semVendedores }: Escolhas) {
  const missing = [semPlanos, semVendedores].filter((each) => each !== undefined);
  if (missing.length === 0) return null;
  return (
    <Notice tone="caution" title={`${missing.join('. ')}.`} isLive>
      Uma regra vale para planos e vendedores, que se escolhem no passo Vendedores: sem eles não pode ser
      salva. Peça à TI que os cadastre e volte aqui.
    </Notice>
  );
}

interface NovaRegraProps {
  /** A rule to copy; absent for an empty draft. */
  readonly copiada?: RegraComissao | undefined;
  readonly onClose: () => void;
}

/** The wizard of a new rule in four steps; mounted anew each time, so it starts with the first. */
export function NovaRegra({ copiada, onClose }: NovaRegraProps) {
  const { today } = useOperatorClock();
  const inicial = copiada ? copiaDe(copiada, somaCompetencia(today().slice(0, 7), 1)) : regraNova;
  const form = useRegraForm(inicial, onClose);
  const { isWaiting, error, ...escolhas } = useEscolhas();
  const whenRead = (content: ReactNode) => (
    <LoadingOverlay isLoading={isWaiting || form.isSaving}>
      {error && (
        <Notice tone="negative" title="Não foi possível carregar os planos e os vendedores!">
          {error.message}
        </Notice>
      )}
      {content}
    </LoadingOverlay>
  );
  return (
    <WizardDialog
      title={copiada ? `Duplicar a regra ${copiada.codigoRegraComissao}` : 'Criar nova regra de comissão'}
      size="wide"
      hasChanges={form.isDirty}
      isSaving={form.isSaving}
      errorMessage={form.errorMessage}
      errorStep={form.errorStep}
      onSave={form.save}
      onCancel={onClose}
      steps={[
        {
          key: 'dados',
          label: 'Dados iniciais',
          content: (
            <Stack gap="l">
              <SemEscolhas {...escolhas} />
              {copiada && <APartirDe form={form} regra={copiada} />}
              <DadosStep form={form} />
            </Stack>
          ),
          validate: form.validate('dados'),
        },
        {
          key: 'valores',
          label: 'Valores',
          content: <ValoresStep form={form} />,
          validate: form.validate('valores'),
        },
        {
          key: 'vendedores',
          label: 'Vendedores',
          content: whenRead(<VendedoresStep form={form} escolhas={escolhas} />),
          validate: form.validate('vendedores'),
        },
        {
          key: 'parcerias',
          label: 'Parcerias',
          content: whenRead(
            <Stack gap="l">
              <ParceriasStep form={form} escolhas={escolhas} />
              <MesFechadoAviso form={form} />
              <SimulaRascunho
                form={form}
                validate={form.validate('parcerias')}
                simulada={form.simulada}
                onSimulated={form.setSimulada}
              />
            </Stack>,
          ),
          validate: form.validate('parcerias'),
        },
      ]}
    />
  );
}
