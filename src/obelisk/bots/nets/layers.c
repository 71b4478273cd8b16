/* The arithmetic of a net: `layers.py` says what it does, and gives the same values without a C compiler. */
#if defined(__GNUC__) && !defined(__clang__)
/* Taking two rows at once, the compiler no longer adds up many cells at once: three times as slow. */
#pragma GCC optimize("no-loop-unroll-and-jam")
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define ACTIVE 512
#define MOST (8 * ACTIVE - 1)
#define WIDEST 256
#define USUAL 128
#define FEW 48

/* Arithmetic that is compiled twice: for any machine, and for those with wide vectors. */
#if defined(__x86_64__) && defined(__GNUC__)
#define BOTH static inline __attribute__((always_inline))
#define HAS_WIDE __builtin_cpu_supports("avx2")
#define WIDE __attribute__((target("avx2")))
#else
#define BOTH static inline
#define HAS_WIDE 0
#define WIDE
#endif

BOTH int32_t clipped(int32_t number)
{
    return number < 0 ? 0 : number > MOST ? MOST : number;
}

/* Adds some rows to the sums. */
BOTH void add_rows(const int16_t *rows, const int32_t *added, Py_ssize_t count, Py_ssize_t width, int32_t *sums)
{
    for (Py_ssize_t each = 0; each < count; each++) {
        const int16_t *row = rows + (Py_ssize_t)added[each] * width;
        for (Py_ssize_t cell = 0; cell < width; cell++)
            sums[cell] += row[cell];
    }
}

/* Takes some rows away from the sums. */
BOTH void take_rows(const int16_t *rows, const int32_t *taken, Py_ssize_t count, Py_ssize_t width, int32_t *sums)
{
    for (Py_ssize_t each = 0; each < count; each++) {
        const int16_t *row = rows + (Py_ssize_t)taken[each] * width;
        for (Py_ssize_t cell = 0; cell < width; cell++)
            sums[cell] -= row[cell];
    }
}

BOTH int64_t later_layers(const int16_t *inner, Py_ssize_t width, const int16_t *second, const int32_t *hidden,
                          Py_ssize_t cells, const int16_t *third, int64_t total)
{
    for (Py_ssize_t cell = 0; cell < cells; cell++) {
        const int16_t *weights = second + cell * width;
        int32_t sum = 0;
        for (Py_ssize_t each = 0; each < width; each++)
            sum += (int32_t)inner[each] * weights[each];
        total += (int64_t)clipped((sum + hidden[cell]) >> 9) * third[cell];
    }
    return total;
}

typedef struct {
    const int16_t *rows, *second, *third;
    const int32_t *bias, *hidden;
    Py_ssize_t width, cells;
    int64_t third_bias;
} Layers;

/* A position, by its rows. */
typedef struct {
    const int32_t *rows;
    Py_ssize_t count;
} Position;

/* The rows that one position has more, and less, than another. A search looks at positions that differ by a few
   actions, and what has changed stands between the same rows in the same order. */
typedef struct {
    int32_t added[FEW], taken[FEW];
    Py_ssize_t more, less;
} Changes;

/* Finds how a position differs from the one before; 0 if by too much. */
static int find_changes(Position before, Position now, Changes *found)
{
    Py_ssize_t old = 0, new = 0;
    found->more = found->less = 0;
    while (old < before.count || new < now.count) {
        if (old < before.count && new < now.count && before.rows[old] == now.rows[new]) {
            old++;
            new++;
            continue;
        }
        if (found->more == FEW || found->less == FEW)
            return 0;
        int is_gone = new == now.count || (old + 1 < before.count && before.rows[old + 1] == now.rows[new]);
        int is_new = old == before.count || (new + 1 < now.count && before.rows[old] == now.rows[new + 1]);
        if (is_gone || !is_new)
            found->taken[found->less++] = before.rows[old++];
        if (is_new || !is_gone)
            found->added[found->more++] = now.rows[new++];
    }
    return found->more + found->less < now.count;
}

/* What the net says of a position, from the sums of its first layer, which are made from those of the position
   before where that is less work. */
BOTH int64_t all_layers(const Layers *net, Position before, Position now, int32_t *sums, Py_ssize_t width)
{
    Changes changes;
    if (before.count && find_changes(before, now, &changes)) {
        add_rows(net->rows, changes.added, changes.more, width, sums);
        take_rows(net->rows, changes.taken, changes.less, width, sums);
    } else {
        for (Py_ssize_t cell = 0; cell < width; cell++)
            sums[cell] = net->bias[cell];
        add_rows(net->rows, now.rows, now.count, width, sums);
    }
    int16_t inner[WIDEST];
    for (Py_ssize_t cell = 0; cell < width; cell++)
        inner[cell] = (int16_t)clipped(sums[cell] >> 1);
    return later_layers(inner, width, net->second, net->hidden, net->cells, net->third, net->third_bias);
}

static int64_t on_any(const Layers *net, Position before, Position now, int32_t *sums)
{
    return all_layers(net, before, now, sums, net->width);
}

WIDE static int64_t on_wide(const Layers *net, Position before, Position now, int32_t *sums)
{
    return all_layers(net, before, now, sums, net->width);
}

/* The same for nets as wide as ours, so that the compiler knows how long its loops are. */
WIDE static int64_t on_usual(const Layers *net, Position before, Position now, int32_t *sums)
{
    return all_layers(net, before, now, sums, USUAL);
}

/* The row that a number of a list is. */
static inline long row_of(PyObject *number)
{
#if PY_VERSION_HEX < 0x030C0000
    if (PyLong_CheckExact(number) && Py_SIZE(number) == 1)
        return (long)((PyLongObject *)number)->ob_digit[0];
#endif
    return PyLong_AsLong(number);
}

static PyObject *logits(PyObject *self, PyObject *arguments)
{
    const char *rows, *bias, *second, *second_bias, *third;
    Py_ssize_t rows_size, bias_size, second_size, second_bias_size, third_size;
    long long third_bias;
    PyObject *features, *ends;
    if (!PyArg_ParseTuple(arguments, "y#y#y#y#y#LO!O!", &rows, &rows_size, &bias, &bias_size, &second, &second_size,
                          &second_bias, &second_bias_size, &third, &third_size, &third_bias, &PyList_Type, &features,
                          &PyList_Type, &ends))
        return NULL;
    Py_ssize_t width = bias_size / 4, cells = second_bias_size / 4;
    if (width < 1 || width > WIDEST || second_size != 2 * width * cells || third_size != 2 * cells) {
        PyErr_SetString(PyExc_ValueError, "the layers of the net do not fit together");
        return NULL;
    }
    Py_ssize_t most = rows_size / (2 * width), size = PyList_GET_SIZE(features), count = PyList_GET_SIZE(ends);
    int32_t *numbers = PyMem_Malloc((size_t)(size + 1) * sizeof(int32_t));
    if (numbers == NULL)
        return PyErr_NoMemory();
    Layers net = {(const int16_t *)rows, (const int16_t *)second, (const int16_t *)third, (const int32_t *)bias,
                  (const int32_t *)second_bias, width, cells, third_bias};
    int64_t (*value)(const Layers *, Position, Position, int32_t *) = !HAS_WIDE ? on_any : width == USUAL ? on_usual : on_wide;
    PyObject *found = NULL;
    for (Py_ssize_t each = 0; each < size; each++) {
        long row = row_of(PyList_GET_ITEM(features, each));
        if (row < 0 || row >= most) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "the net has no such row");
            goto out;
        }
        numbers[each] = (int32_t)row;
    }
    found = PyList_New(count);
    if (found == NULL)
        goto out;
    int32_t sums[WIDEST];
    Position before = {NULL, 0};
    Py_ssize_t start = 0;
    for (Py_ssize_t position = 0; position < count; position++) {
        Py_ssize_t end = PyLong_AsSsize_t(PyList_GET_ITEM(ends, position));
        if (end < start || end > size) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "positions end one after the other");
            Py_CLEAR(found);
            goto out;
        }
        Position now = {numbers + start, end - start};
        int64_t total = value(&net, before, now, sums);
        PyObject *value = PyFloat_FromDouble((double)total / (ACTIVE * ACTIVE));
        if (value == NULL) {
            Py_CLEAR(found);
            goto out;
        }
        PyList_SET_ITEM(found, position, value);
        before = now;
        start = end;
    }
out:
    PyMem_Free(numbers);
    return found;
}

static PyMethodDef methods[] = {{"logits", logits, METH_VARARGS, "What the net says of each position."},
                                {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "layers", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_layers(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && (PyModule_AddIntConstant(made, "IN_C", 1) || PyModule_AddIntConstant(made, "ROW", 1024) || PyModule_AddIntConstant(made, "ACTIVE", ACTIVE) ||
                         PyModule_AddIntConstant(made, "MOST", MOST)))
        Py_CLEAR(made);
    return made;
}
