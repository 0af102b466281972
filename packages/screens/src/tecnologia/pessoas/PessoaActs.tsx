import type { Pessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';

/** Possible acts on a person. */
export type AtoComPessoa = 'modulos' | 'senha' | 'dados' | 'historico' | 'situacao';

interface PessoaActsProps {
  readonly pessoa: Pessoa;
  /** True for the session's own person, who cannot disable themselves (OPE-13). */
  readonly isSelf: boolean;
  readonly onAct: (ato: AtoComPessoa) => void;
}

/** The acts at the end of a row. */
export function PessoaActs({ pessoa: { nome, ativo }, isSelf, onAct }: PessoaActsProps) {
  return (
    <>
      <Button size="small" aria-label={`Módulos de ${nome}`} onPress={() => onAct('modulos')}>
        Módulos
      </Button>{' '}
      <Button size="small" aria-label={`Trocar a senha de ${nome}`} onPress={() => onAct('senha')}>
        Senha
      </Button>{' '}
      <Button size="small" aria-label={`Editar ${nome}`} onPress={() => onAct('dados')}>
        Editar
      </Button>{' '}
      <Button size="small" aria-label={`Histórico de ${nome}`} onPress={() => onAct('historico')}>
        Histórico
      </Button>{' '}
      {!isSelf && (
        <Button
          size="small"
          tone="quiet"
          aria-label={`${ativo ? 'Desativar' : 'Reativar'} ${nome}`}
          onPress={() => onAct('situacao')}
        >
          {ativo ? 'Desativar' : 'Reativar'}
        </Button>
      )}
    </>
  );
}
