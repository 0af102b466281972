import { useQuery } from '@tanstack/react-query';
import { type FatoDaPessoa, historicoBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { nomeDoCampo } from './fichaCampos.ts';

const nomes: Readonly<Record<FatoDaPessoa['fato'], string>> = {
  VENDA: 'Venda',
  ATIVAÇÃO: 'Começo do plano',
  CANCELAMENTO: 'Cancelamento',
  CORREÇÃO: 'Correção',
  'DIFERENÇA DA ANS': 'Diferença da ANS',
  'ENVIO À ANS': 'Envio à ANS',
  'RECUSA DA ANS': 'Recusa da ANS',
};

const valor = (texto: string | null): string => texto ?? 'vazio';

const oQueMudou = ({ fato, campo, antes, depois, texto }: FatoDaPessoa): string => {
  const nome = campo === null ? '' : nomeDoCampo(campo);
  if (fato === 'CORREÇÃO') return `: ${nome}, de ${valor(antes)} para ${valor(depois)}`;
  const partes = [nome, texto].filter(Boolean);
  return partes.length === 0 ? '' : `: ${partes.join(', ')}`;
};

interface HistoricoDaFichaProps {
  /** Ten digits. */
  readonly matricula: string;
}

/** The history of a person, over all bonds, once it is asked for (CAD-40). */
export function HistoricoDaFicha({ matricula }: HistoricoDaFichaProps) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery({
    ...queryOf(useHttp(), historicoBeneficiario, isAsked ? { body: { matricula } } : null),
    staleTime: 0,
  });
  return (
    <Fieldset legend="História">
      {!isAsked && (
        <Row>
          <Button size="small" onPress={() => setAsked(true)}>
            Ver a história
          </Button>
        </Row>
      )}
      {isAsked && error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {isAsked && !error && !data && <Skeleton size="block" />}
      {data && (
        <List>
          {data.map((fato) => (
            <li key={Object.values(fato).join(' ')}>
              <Text as="span" tone="muted" isTabular>
                {[writeDay(fato.dia), fato.hora].filter(Boolean).join(' ')}
              </Text>{' '}
              <strong>{nomes[fato.fato]}</strong>
              {oQueMudou(fato)}
              {fato.quem && `, por ${fato.quem}`}
              {fato.matricula !== matricula && ` (matrícula ${fato.matricula})`}
            </li>
          ))}
        </List>
      )}
    </Fieldset>
  );
}
