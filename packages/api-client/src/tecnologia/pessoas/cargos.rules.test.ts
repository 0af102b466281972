import { describe, expect, it } from 'vitest';
import { isUsuarioAvancado } from '../../contas-medicas/guias/guia.rules.ts';
import { ehGerente, ehVendedor } from '../../vendas/papeis.rules.ts';
import { cargoDaLista, cargos, poderDo } from './cargos.rules.ts';

describe('the occupations', () => {
  it('are found however they are typed, and written as in the list', () => {
    expect(cargoDaLista('  GERENTE geral / comercial ')).toBe('Gerente Geral/Comercial');
    expect(cargoDaLista('aux. administrativo/vendedora')).toBe('Aux. Administrativo/ Vendedora');
    expect(cargoDaLista('Gerente')).toBeUndefined();
    expect(cargoDaLista('')).toBeUndefined();
  });

  it('are in the list whatever right hangs on them', () => {
    expect(cargos.filter(ehGerente)).toHaveLength(6);
    expect(cargos.filter(ehVendedor)).toHaveLength(6);
    expect(cargos.filter(isUsuarioAvancado)).toHaveLength(2);
    expect(new Set(cargos).size).toBe(cargos.length);
  });

  it('say what they may do, where that is more than the modules', () => {
    expect(poderDo('Diretor')).toContain('fecha o mês');
    expect(poderDo('Vendedora')).toContain('regras de comissão');
    expect(poderDo('Consultor de vendas')).toBe(
      'Em Vendas, vê o que é seu; precisa de um código de vendedor.',
    );
    expect(poderDo('Coord. de Contas Médicas')).toContain('guias');
    expect(poderDo('Atendente')).toBeUndefined();
  });
});
