import { useQuery } from '@tanstack/react-query';
import {
  getResultadoRetornoSib,
  getRetornosSib,
} from '@vidas/api-client/cadastro/leitura-correcao/retornos.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useState } from 'react';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { ListBody } from '../../report/ListBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';
import { matriculasOf } from './correcaoTexts.ts';
import { GravaCcosDoRetorno } from './GravaCcosDoRetorno.tsx';
import { linhaColumns } from './retornoColumns.tsx';
import { avisoDoRetorno, cardsDoRetorno, porGravar, subtitleDoRetorno } from './retornoTexts.ts';

export interface RetornoAbertoProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** The result of one return of ANS, line by line, with the acts on its open lines (SIB-60, SIB-61). */
export function RetornoAberto({ id, onBack }: RetornoAbertoProps) {
  const http = useHttp();
  const retornos = useQuery(queryOf(http, getRetornosSib, {}));
  const lines = useQuery(queryOf(http, getResultadoRetornoSib, { params: { retorno: id } }));
  const [aberta, setAberta] = useState<string | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const retorno = retornos.data?.find((each) => each.id === id);
  const linhas = lines.data ?? [];
  const esperam = porGravar(linhas);
  const fila = matriculasOf(linhas.filter(({ resultado }) => resultado !== 'Aceito'));
  const aviso = retorno && avisoDoRetorno(retorno);
  const naoGravados = retorno?.naoGravados ?? 0;
  return (
    <Page
      title="Resultado do retorno"
      subtitle={retorno ? subtitleDoRetorno(retorno) : `Retorno ${id}`}
      isFilling
      actions={
        <>
          <Button onPress={onBack}>Voltar aos retornos</Button>
          {naoGravados > 0 && (
            <LinkButton
              href="/modulos/cadastro/sib-xml-conferencia?aba=na-ans-sem-cco"
              linkComponent={RouterLink}
            >
              Conferir com a ANS
            </LinkButton>
          )}
          {esperam.length > 0 && (
            <Button tone="primary" onPress={() => setIsWriting(true)}>
              Atualizar CCO
            </Button>
          )}
        </>
      }
    >
      {aviso && (
        <Notice tone={aviso.tone} title={aviso.title}>
          {aviso.text}
        </Notice>
      )}
      <ListBody
        report={reportOf(lines, lines.data)}
        memory="retornos-sib.resultado"
        columns={linhaColumns}
        names={{ file: `resultado-retorno-${id}.csv`, question: retorno ? subtitleDoRetorno(retorno) : '' }}
        table={{
          label: 'Resultado do retorno',
          figures: <KpiStrip cards={cardsDoRetorno(retorno)} isLoading={retornos.isPending} />,
          rowKey: (row) => row.id,
          emptyText: 'Este retorno não trouxe movimentos nem CCO.',
          rowActions: ({ matricula, nome, codigo, resultado }) =>
            matricula !== null && (
              <Button
                size="small"
                aria-label={`Abrir cadastro de ${nome ?? codigo ?? matricula}, ${resultado}`}
                onPress={() => setAberta(matricula)}
              >
                Abrir cadastro
              </Button>
            ),
        }}
      />
      {aberta !== null && (
        <FichaDrawer
          matricula={aberta}
          fila={fila.includes(aberta) ? { matriculas: fila, onChange: setAberta } : undefined}
          onClose={() => setAberta(null)}
        />
      )}
      {isWriting && <GravaCcosDoRetorno linhas={esperam} onClose={() => setIsWriting(false)} />}
    </Page>
  );
}
